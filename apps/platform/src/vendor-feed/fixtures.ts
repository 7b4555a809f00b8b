import { findVendorGame, type GameType } from '../games/catalogue.ts'
import { vendorNames } from '../games/describe.ts'
import { cut } from '../games/lobby.ts'
import { type Names, namedIn, textsIn } from '../games/names.ts'
import type { Handlers } from '../http/implement.ts'
import { dayAt } from '../records/days.ts'
import { ageOf, type Match, readFeed, type When, whenOf } from './published.ts'

/**
 * A vendor's text is read as the platform's own: in the reader's language where all texts that are shown together
 * have it.
 */
const names = (text: string): Names => JSON.parse(text) as Names

const gameOf = ({ vassalage, game_code }: Match) => findVendorGame(vassalage, game_code)
const typeOf = (match: Match): GameType | undefined => gameOf(match)?.gameType

/** Two vendors may call a competition by one id. */
const competitionOf = ({ vassalage, competition_id }: Match): string => `${vassalage}:${competition_id}`

function describe(match: Match, day: string, language: string) {
  const {
    home,
    away,
    language: foreign,
  } = textsIn({ home: names(match.home), away: names(match.away) }, language)
  const { home_score, away_score } = match
  return {
    id: `${match.vassalage}:${match.match_id}`,
    vassalage: match.vassalage,
    nodeId: gameOf(match)?.nodeId ?? '',
    matchId: match.match_id,
    competitionId: competitionOf(match),
    day,
    home,
    away,
    ...(foreign ? { language: foreign } : {}),
    startsAt: match.starts_at.toISOString(),
    state: match.state,
    suspended: match.suspended,
    score: home_score === null || away_score === null ? null : { home: home_score, away: away_score },
    odds:
      match.odds === null
        ? null
        : (JSON.parse(match.odds) as { home: string; draw: string | null; away: string }),
  }
}

interface Dated {
  readonly match: Match
  readonly day: string
}

/** As pages list them: a day's matches by competition, the competition of the earliest one first. */
const byDayAndCompetition = (matches: readonly Dated[]): Dated[] =>
  [...Map.groupBy(matches, ({ match, day }) => `${whenOf(match)} ${day}`).values()].flatMap((ofDay) =>
    [...Map.groupBy(ofDay, ({ match }) => competitionOf(match)).values()].flat(),
  )

export const fixtureHandlers: Pick<Handlers, 'sportsFixtures'> = {
  async sportsFixtures({ query }, context) {
    const { platform, settings } = context
    const language = query.language ?? context.language
    const feed = await readFeed(platform)
    const now = context.now()
    const ofType = feed.matches
      .filter((match) => typeOf(match) === query.gameType)
      .map((match) => ({ match, day: dayAt(match.starts_at, settings.brand.gmtOffsetMinutes) }))
    const byTime = Map.groupBy(ofType, ({ match }) => whenOf(match))
    const timed = query.when === undefined ? ofType : (byTime.get(query.when) ?? [])
    const count = (when: When) => byTime.get(when)?.length ?? 0
    const byDay = Map.groupBy(timed, ({ day }) => day)
    const onDay = query.day === undefined ? timed : (byDay.get(query.day) ?? [])
    const byCompetition = Map.groupBy(onDay, ({ match }) => competitionOf(match))
    const wanted = query.competition === undefined ? onDay : (byCompetition.get(query.competition) ?? [])
    const { rows, page } = cut(byDayAndCompetition(wanted), query)
    const vendors = [...new Set(ofType.map(({ match }) => match.vassalage))]
    const feeds = vendors.map((vassalage) => ({
      vassalage,
      ...namedIn(['displayName', 'language'], vendorNames(vassalage), language),
      ...ageOf(feed, 'matches', vassalage, now),
    }))
    return {
      now: now.toISOString(),
      feeds: feeds.toSorted((one, other) => one.asOf.localeCompare(other.asOf)),
      counts: { next: count('next'), live: count('live'), over: count('over') },
      days: [...byDay.keys()].sort().map((day) => ({ day, matches: byDay.get(day)?.length ?? 0 })),
      competitions: [...byCompetition].map(([id, own]) => ({
        id,
        ...namedIn(['displayName', 'language'], names(own[0]?.match.competition ?? '{}'), language),
        matches: own.length,
      })),
      matches: rows.map(({ match, day }) => describe(match, day, language)),
      page,
    }
  },
}
