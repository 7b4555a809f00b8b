import { ApiError, type ValueOf } from '@baize/api'
import { launchGame } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { usePermission, usePlatform } from '@baize/site'
import { useCallback, useEffect, useState } from 'react'
import { allowedAddresses } from './allowedAddresses.ts'

type Launched = ValueOf<typeof launchGame>

/** What a game is launched with; its language is the page's. A lottery is named by its code. */
export interface LaunchQuery {
  readonly nodeId?: string
  readonly lottoArea?: 'VN' | 'SEA'
  readonly launchMode?: 'LOTT'
  readonly lottoPrizeMode?: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'
  readonly lottoGameCode?: string
  readonly lottoView?: 'betting' | 'lobby'
  readonly device?: 'WEB' | 'MOBILE'
  readonly backUrl?: string
  /** A match, and how it is to end: the vendor's coupon shows it as chosen. */
  readonly match?: string
  readonly pick?: MatchPick
}

const picks = ['home', 'draw', 'away'] as const
type MatchPick = (typeof picks)[number]

/** The selection that an address names, where it is one. */
export function selectionIn(search: URLSearchParams): Pick<LaunchQuery, 'match' | 'pick'> {
  const match = search.get('match') ?? ''
  const pick = picks.find((each) => each === search.get('pick'))
  return pick && /^[A-Za-z0-9_-]{1,64}$/.test(match) ? { match, pick } : {}
}

export interface Launch {
  readonly launched: Launched | undefined
  /** The address to open; undefined until there is one that this site may open. */
  readonly address: string | undefined
  readonly problem: ApiError | undefined
  /** Every address led to a host that this site does not open. */
  readonly strange: boolean
  /** Launches again, at the next host of the vendor. */
  again(): void
}

/**
 * Launches a game. A URL is valid once, so each visit and each retry requests its own; a retry uses the next of the
 * hosts that serve it. Only URLs of the hosts that the platform has named are opened.
 */
export function useLaunch(query: LaunchQuery): Launch {
  const { client } = usePlatform()
  const { locale } = useLanguage()
  const { launchGameCDNs } = usePermission()
  const [answer, setAnswer] = useState<{ launched?: Launched; problem?: ApiError }>({})
  const [attempt, setAttempt] = useState(0)
  const asked = JSON.stringify(query)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a language switch must not end a running game.
  useEffect(() => {
    const stop = new AbortController()
    setAnswer({})
    client
      .call(
        launchGame,
        { query: { ...(JSON.parse(asked) as LaunchQuery), language: locale } },
        { signal: stop.signal },
      )
      .then((launched) => setAnswer({ launched }))
      .catch((error: unknown) => {
        if (!stop.signal.aborted && error instanceof ApiError) setAnswer({ problem: error })
      })
    return () => stop.abort()
  }, [client, asked, attempt])

  const again = useCallback(() => setAttempt((count) => count + 1), [])
  const { launched, problem } = answer
  const addresses = launched ? allowedAddresses([launched.url, ...launched.fallbackUrls], launchGameCDNs) : []
  return {
    launched,
    address: addresses[attempt % Math.max(1, addresses.length)],
    problem,
    strange: launched !== undefined && addresses.length === 0,
    again,
  }
}
