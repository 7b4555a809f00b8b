import type { TeamMember } from '../member.ts'
import type { TreeAccount } from '../useBranches.ts'

/** The days of figures. */
export const sampleDays = { from: '2026-11-15', to: '2026-11-21' }

/** A member of a team, for stories and tests. */
export function sampleMember(account: string, over: Partial<TeamMember> = {}): TeamMember {
  return {
    id: `mbr_${account}`,
    account,
    nickname: '',
    isAgent: false,
    level: 1,
    upline: 'dara_agent',
    downlines: 0,
    joinedAt: '2026-08-14T02:00:00Z',
    lastLoginAt: '2026-11-20T12:30:00Z',
    balance: '1250.00',
    deposits: '600.00',
    withdrawals: '150.00',
    stake: '8420.00',
    validBet: '8400.00',
    profitLoss: '-312.40',
    given: '12.40',
    net: '-300.00',
    ...over,
  }
}

export const sampleMembers: readonly TeamMember[] = [
  sampleMember('vibol2026', { nickname: 'វិបុល', balance: '250.00' }),
  sampleMember('chanthou_team', { isAgent: true, downlines: 3, balance: '40210.00', profitLoss: '1890.55' }),
  sampleMember('newcomer01', {
    lastLoginAt: null,
    balance: '0.00',
    stake: '0.00',
    validBet: '0.00',
    profitLoss: '0.00',
  }),
  sampleMember('an-account-with-a-name-that-is-long', {
    nickname: 'A nickname that goes on for as long as somebody let it go on, and then some',
    level: 12,
    balance: '99999999999999.99',
  }),
]

/** An account as the tree shows it. */
export const sampleNode = (account: string, over: Partial<TreeAccount> = {}): TreeAccount => ({
  ...{
    id: `mbr_${account}`,
    account,
    isAgent: false,
    downlines: 0,
    balance: '1250.00',
    profitLoss: '-312.40',
  },
  ...over,
})
