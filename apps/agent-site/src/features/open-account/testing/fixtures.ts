import type { ValueOf } from '@baize/api'
import type { contractInfo } from '@baize/api/calls'
import type { Invite } from '../invite.ts'

/** An agent that has a dividend and a daily salary of its own. */
export const sampleContracts: ValueOf<typeof contractInfo> = {
  contract: true,
  dailySalary: true,
  hourSalary: false,
  realtimeSalary: false,
  divtypereq: 'none',
  dailysalreqtype: 'none',
  contracthoursalreq: 'none',
  realtimesalreqtype: 'none',
  rates: [
    { kind: 'dividend', max: '18' },
    { kind: 'dailySalary', max: '0.6' },
  ],
  lowerRatePolicy: 'endDownlineContracts',
  textVersion: '2026-11',
}

/** A link, for stories and tests. */
export const sampleInvite: Invite = {
  id: 'inv_1',
  code: 'K7Q2M9XA',
  url: 'https://play.example/register?invite=K7Q2M9XA',
  accountType: 'member',
  note: 'Market stall, Phnom Penh',
  ...{ campaign: 'Water Festival', visits: 41, firstDeposits: 2, validBet: '640000.00' },
  uses: 3,
  maxUses: 10,
  createdAt: '2026-11-18T02:00:00Z',
  expiresAt: '2026-12-18T02:00:00Z',
  rates: { dividend: '12' },
  state: 'open',
}

export const sampleInvites: readonly Invite[] = [
  sampleInvite,
  {
    ...sampleInvite,
    id: 'inv_2',
    code: 'B4RWZ81C',
    accountType: 'agent',
    note: '',
    uses: 1,
    maxUses: 1,
    state: 'usedUp',
  },
  {
    ...sampleInvite,
    id: 'inv_3',
    code: 'PPT0X3DD',
    note: 'An old one with a note that somebody wrote out at some length, to the limit',
    state: 'expired',
  },
  { ...sampleInvite, id: 'inv_4', code: 'ZZ91LMNQ', note: '', uses: 0, state: 'revoked' },
]
