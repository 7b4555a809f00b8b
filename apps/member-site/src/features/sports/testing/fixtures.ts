import type { Fixtures, Match } from '../match.ts'

/** A match of the Mekong League that can be bet on. */
export const match = (matchId: string, changes: Partial<Match> = {}): Match => ({
  id: `FLD:${matchId}`,
  vassalage: 'FLD',
  nodeId: '30001',
  matchId,
  competitionId: 'FLD:mekong',
  day: '2026-11-21',
  home: 'Kep Crabs',
  away: 'Takeo Silk',
  startsAt: '2026-11-21T05:05:00Z',
  state: 'scheduled',
  suspended: false,
  score: null,
  odds: { home: '1.85', draw: '3.40', away: '4.10' },
  ...changes,
})

/** A page of matches in each state that they can be in. */
export const fixtures = (changes: Partial<Fixtures> = {}): Fixtures => {
  const matches = [
    match('m1', { state: 'live', startsAt: '2026-11-21T05:00:00Z', score: { home: 1, away: 0 }, odds: null }),
    match('m2', {
      ...{ home: 'Phnom Penh Tigers', away: 'Siem Reap Nagas', competitionId: 'FLD:angkor' },
      ...{ state: 'ended', startsAt: '2026-11-21T04:55:00Z', score: { home: 2, away: 2 }, odds: null },
    }),
    match('m3'),
    match('m4', { home: 'Kampot Pepper', away: 'Bokor Clouds', suspended: true }),
    match('m5', {
      home: 'Angkor Lions',
      away: 'Mekong Rapids',
      odds: null,
      startsAt: '2026-11-21T11:00:00Z',
    }),
    match('m6', {
      ...{ home: 'Koh Rong Sharks', away: 'Battambang Rice', competitionId: 'FLD:angkor' },
      ...{ state: 'postponed', odds: null, day: '2026-11-22', startsAt: '2026-11-22T05:00:00Z' },
    }),
    match('m7', { competitionId: 'FLD:angkor', day: '2026-11-22', startsAt: '2026-11-22T05:05:00Z' }),
  ]
  return {
    now: '2026-11-21T05:00:30Z',
    feeds: [{ vassalage: 'FLD', displayName: 'Fieldline', asOf: '2026-11-21T05:00:28Z', stale: false }],
    counts: { next: 5, live: 1, over: 1 },
    days: [
      { day: '2026-11-21', matches: 5 },
      { day: '2026-11-22', matches: 2 },
    ],
    competitions: [
      { id: 'FLD:mekong', displayName: 'Mekong League', matches: 4 },
      { id: 'FLD:angkor', displayName: 'Angkor Cup', matches: 3 },
    ],
    matches,
    page: { pageNo: 1, pageSize: 10, total: matches.length },
    ...changes,
  }
}

export const noFixtures = fixtures({
  ...{ feeds: [], days: [], competitions: [], matches: [], counts: { next: 0, live: 0, over: 0 } },
  page: { pageNo: 1, pageSize: 10, total: 0 },
})
