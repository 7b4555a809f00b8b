import { lotteryMenu } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { useApiQuery } from '@baize/site'
import { useEffect } from 'react'
import { useVendors } from '../../shared/games/useVendors.ts'
import { type Area, lotteriesOf } from './areas.ts'

/** How often the lotteries are refetched, besides at the end of a draw. */
const every = 30_000

/** The lotteries of a page with their draws on sale, and the offset of the platform's clock. */
export function useLotteries(area: Area) {
  const { locale } = useLanguage()
  const read = useApiQuery(
    lotteryMenu,
    { query: { device: 'WEB', language: locale } },
    { every, keepPrevious: true },
  )
  const vendors = useVendors()
  const { data, dataUpdatedAt, refetch } = read
  const prizeMode = vendors.data?.prizeMode ?? 'LOTT'
  const games = data ? lotteriesOf(area, data.gameMenus, prizeMode) : undefined
  const skew = data ? Date.parse(data.now) - dataUpdatedAt : 0
  const next = games?.length ? Math.min(...games.map(({ drawsAt }) => Date.parse(drawsAt))) - skew : undefined
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => void refetch(), Math.max(1_000, next - Date.now() + 1_000))
    return () => clearTimeout(timer)
  }, [next, refetch])
  return { read, games, skew }
}
