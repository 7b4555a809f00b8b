import { expect, test } from 'vitest'
import { match } from '../../testing/fixtures/sports.ts'
import { groupsOf } from './match.ts'

test('matches are grouped by live, finished, and their day, each by competition', () => {
  const groups = groupsOf([
    match('a', { state: 'live', competitionId: 'FLD:cup' }),
    match('b', { state: 'ended' }),
    match('c', { state: 'abandoned' }),
    match('d', { day: '2026-11-21' }),
    match('e', { day: '2026-11-21', state: 'postponed', competitionId: 'FLD:cup' }),
    match('f', { day: '2026-11-22' }),
    match('g', { day: '2026-11-21' }),
  ])
  const shape = groups.map(({ when, day, competitions }) => [
    when,
    day,
    competitions.map(({ matches }) => matches.map(({ matchId }) => matchId).join('')),
  ])
  expect(shape).toEqual([
    ['live', '', ['a']],
    ['over', '', ['bc']],
    ['day', '2026-11-21', ['dg', 'e']],
    ['day', '2026-11-22', ['f']],
  ])
})
