import type { ValueOf } from '@baize/api'
import type { teamMemberGames, teamNotes } from '@baize/api/calls'
import { sampleDays, sampleMember } from '../../team-members/testing/fixtures.ts'
import type { Downline, TimelineEntry } from '../downline.ts'

/** Everything about an agent of the team. */
export const sampleDownline: Downline = {
  ...sampleDays,
  ...sampleMember('chanthou_team', { isAgent: true, downlines: 3 }),
  trail: [{ id: 'mbr_chanthou_team', account: 'chanthou_team' }],
  assignments: [{ at: '2026-08-14T02:00:00Z', upline: 'dara_agent' }],
  contracts: [
    { id: 'ctr_2', kind: 'dividend', state: 'requested', topRate: '15' },
    { id: 'ctr_1', kind: 'dailySalary', state: 'valid', topRate: '0.4' },
  ],
  tags: ['vip', 'weekends'],
}

const sums = { bets: 41, stake: '1840.00', validBet: '1800.00', payout: '1702.50', profitLoss: '-137.50' }

export const sampleGames: ValueOf<typeof teamMemberGames> = {
  games: [
    { ...sums, nodeId: '1001', category: 'RNG', vendor: 'Mekong Play', game: 'Naga Fortune' },
    {
      ...{ nodeId: '2003', category: 'LIVE', vendor: 'Angkor Live', game: '百家乐', gameLanguage: 'zh-Hans' },
      ...{ bets: 12, stake: '600.00', validBet: '540.00', payout: '655.00', profitLoss: '55.00' },
    },
  ],
  categories: [
    { ...sums, gameType: 'RNG' },
    {
      ...{ gameType: 'LIVE', bets: 12, stake: '600.00', validBet: '540.00', payout: '655.00' },
      profitLoss: '55.00',
    },
  ],
}

export const sampleNote: ValueOf<typeof teamNotes>['rows'][number] = {
  ...{ id: 'not_2', memberId: 'mbr_chanthou_team', account: 'chanthou_team' },
  ...{ text: 'Calls on Mondays', at: '2026-11-20T02:00:00Z' },
}

export const sampleNotes: ValueOf<typeof teamNotes> = {
  rows: [
    sampleNote,
    {
      ...{ id: 'not_1', memberId: 'mbr_chanthou_team', account: 'chanthou_team' },
      ...{ text: 'Prefers live tables, and a higher limit for the weekend', at: '2026-09-01T02:00:00Z' },
    },
  ],
  page: { next: null },
}

const entry = (id: string, at: string, over: Partial<TimelineEntry>): TimelineEntry => ({
  ...{ id, at, kind: 'joined', amount: null, account: null, contractKind: null, action: null, text: null },
  ...over,
})

export const sampleEntries: readonly TimelineEntry[] = [
  entry('e9', '2026-11-20T02:00:00Z', { kind: 'note', text: 'Calls on Mondays' }),
  entry('e8', '2026-11-19T02:00:00Z', { kind: 'unfrozen' }),
  entry('e7', '2026-11-18T02:00:00Z', { kind: 'frozen' }),
  entry('e6', '2026-11-16T00:00:00Z', { kind: 'bill', amount: '412.50', contractKind: 'dividend' }),
  entry('e5', '2026-11-12T02:00:00Z', { kind: 'withdrawal', amount: '80.00' }),
  entry('e4', '2026-11-11T02:00:00Z', {
    ...{ kind: 'transferIn', amount: '1250.00', account: 'dara_agent', text: 'For the week' },
  }),
  entry('e3', '2026-11-10T02:00:00Z', { kind: 'contract', contractKind: 'dividend', action: 'accepted' }),
  entry('e2', '2026-11-09T02:00:00Z', { kind: 'deposit', amount: '500.00' }),
  entry('e1', '2026-08-14T02:00:00Z', {}),
]
