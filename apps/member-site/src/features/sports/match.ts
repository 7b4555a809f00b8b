import type { ValueOf } from '@baize/api'
import type { sportsFixtures } from '@baize/api/calls'

export type Fixtures = ValueOf<typeof sportsFixtures>
export type Match = Fixtures['matches'][number]
export type Pick = keyof NonNullable<Match['odds']>

/** The matches of one kind of time, by competition: under way, just ended, or of a day. */
export interface Group {
  readonly when: 'live' | 'over' | 'day'
  /** The day; empty where it is not of one. */
  readonly day: string
  readonly competitions: readonly { readonly id: string; readonly matches: readonly Match[] }[]
}

const whenOf = ({ state }: Match): Group['when'] => {
  if (state === 'live') return 'live'
  return state === 'ended' || state === 'abandoned' ? 'over' : 'day'
}

function grouped<Key>(matches: readonly Match[], keyOf: (match: Match) => Key): [Key, Match[]][] {
  const groups = new Map<Key, Match[]>()
  for (const match of matches) {
    const key = keyOf(match)
    const own = groups.get(key)
    if (own) own.push(match)
    else groups.set(key, [match])
  }
  return [...groups]
}

/** The matches of a page as it lists them, in the order of the response. */
export function groupsOf(matches: readonly Match[]): Group[] {
  return grouped(matches, (match) => (whenOf(match) === 'day' ? match.day : whenOf(match))).map(
    ([key, own]) => {
      const [first] = own
      const when = first ? whenOf(first) : 'day'
      return {
        when,
        day: when === 'day' ? key : '',
        competitions: grouped(own, ({ competitionId }) => competitionId).map(([id, each]) => ({
          id,
          matches: each,
        })),
      }
    },
  )
}
