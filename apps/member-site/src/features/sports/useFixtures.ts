import type { GameType } from '@baize/account'
import { sportsFixtures } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { useApiQuery, useSession } from '@baize/site'

export const pageSize = 10

/** Milliseconds between two readings. Signed-in members are notified of changes; visitors are not. */
const every = { member: 30_000, visitor: 8_000 } as const

export const whens = ['next', 'live', 'over'] as const
export type When = (typeof whens)[number]

/** The query of matches. */
export interface FixtureFilter {
  readonly when: When
  readonly day: string
  readonly competition: string
  readonly page: number
}

/** A page of the matches of a category, kept up to date. */
export function useFixtures(gameType: GameType, { when, day, competition, page }: FixtureFilter) {
  const { locale } = useLanguage()
  const { signedIn } = useSession()
  return useApiQuery(
    sportsFixtures,
    {
      query: {
        gameType,
        when,
        language: locale,
        pageNo: String(page),
        pageSize: String(pageSize),
        ...(day && { day }),
        ...(competition && { competition }),
      },
    },
    { every: signedIn ? every.member : every.visitor, keepPrevious: true, ofSession: false },
  )
}
