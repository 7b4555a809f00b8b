import { winnerBoard } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { Loaded, useApiQuery, usePermission } from '@baize/site'
import { Link, Stack, WinnerBoard, winnerBoardSettings } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../../shared/paths.ts'

/** Who won what; read again each minute, and at once when the platform reports a win. */
export function RecentWinners() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { currencySymbol } = usePermission()
  const read = useApiQuery(
    winnerBoard,
    { query: { gameCategory: 'ALL', limitNum: String(winnerBoardSettings.limit), language: locale } },
    { keepPrevious: true, every: 60_000 },
  )
  return (
    <Stack space="sm">
      <Loaded read={read} lines={6}>
        {({ rows }) => (
          <WinnerBoard
            currency={currencySymbol}
            winners={rows.map(({ rank, player, game, prize }) => ({
              id: `${rank} ${game.nodeId}`,
              player,
              game: game.displayName,
              lang: game.language,
              gameType: game.gameType,
              image: game.iconUrl,
              prize,
            }))}
          />
        )}
      </Loaded>
      <Link standalone href={paths.winners}>
        {t({ message: 'All winners', context: 'link' })}
      </Link>
    </Stack>
  )
}
