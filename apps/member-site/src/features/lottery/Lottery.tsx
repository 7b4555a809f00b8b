import { recentLotteries } from '@baize/api/calls'
import { joinMessages, LanguageSection, useLanguage } from '@baize/i18n'
import { Loaded, useApiQuery, usePermission, useSession, useTitle } from '@baize/site'
import { EmptyState, Heading, LinkButton, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { paths } from '../../shared/paths.ts'
import { loadMessages as loadPlay } from '../play/index.ts'
import { type Area, areas, type LotteryGame, lotteryPath } from './areas.ts'
import { LotteryCards } from './LotteryCards.tsx'
import { LotteryTable } from './LotteryTable.tsx'
import { loadMessages } from './messages.ts'
import { useDraws } from './useDraws.ts'
import { useLotteries } from './useLotteries.ts'

const loadWords = joinMessages(loadPlay, loadMessages)

/** The lottery pages: the lotteries of an area, and the one that `?gameCode=` names. */
export function Lottery({ area }: { area: Area }) {
  return (
    <LanguageSection load={loadWords}>
      <Page key={area} area={area} />
    </LanguageSection>
  )
}
Lottery.words = loadWords

function Page({ area }: { area: Area }) {
  const { t } = useLingui()
  const { brandName } = usePermission()
  const [search] = useSearchParams()
  const { read, games, skew } = useLotteries(area)
  const gameCode = search.get('gameCode')
  const chosen = games?.find((game) => game.gameCode === gameCode)
  const titles: Record<Area, string> = {
    house: t({ message: 'Lottery', context: 'page title' }),
    vn: t({ message: 'Vietnam lottery', context: 'page title' }),
    sea: t({ message: 'South-East Asia lottery', context: 'page title' }),
  }
  useTitle(chosen?.displayName ?? titles[area], brandName)
  return (
    <Loaded read={read} lines={8}>
      {() => {
        if (chosen) return <LotteryTable key={chosen.gameCode} area={area} game={chosen} skew={skew} />
        if (gameCode !== null) {
          return (
            <EmptyState
              level={1}
              title={t`Lottery not found`}
              action={
                <LinkButton href={lotteryPath(area)}>
                  {t({ message: 'All lotteries', context: 'link back' })}
                </LinkButton>
              }
            >
              {t`It may have ended, or the address may be mistyped.`}
            </EmptyState>
          )
        }
        return <Choice title={titles[area]} area={area} games={games ?? []} skew={skew} />
      }}
    </Loaded>
  )
}

interface ChoiceProps {
  title: string
  area: Area
  games: readonly LotteryGame[]
  skew: number
}

/** The lotteries of the area; the last opened are first. A trial account has opened none. */
function Choice({ title, area, games, skew }: ChoiceProps) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { member, trial } = useSession()
  const recent = useApiQuery(
    recentLotteries,
    { query: { language: locale } },
    { enabled: member !== undefined && !trial },
  )
  const drawn = useDraws().read.data?.lotteries ?? []
  const results = new Map(drawn.map(({ gameCode, last }) => [gameCode, last]))
  const vendors: readonly string[] = areas[area].vendors
  const own = (recent.data?.gameMenus ?? [])
    .filter(({ vassalage }) => vendors.includes(vassalage))
    .slice(0, 3)
  const recentTitle = t({ message: 'Recently played', context: 'heading: lotteries' })
  const allTitle = t({ message: 'All lotteries', context: 'heading' })
  return (
    <Stack space="lg">
      <Heading level={1}>{title}</Heading>
      {own.length > 0 && (
        <Stack space="sm">
          <Heading level={2}>{recentTitle}</Heading>
          <LotteryCards label={recentTitle} area={area} games={own} skew={skew} results={results} />
        </Stack>
      )}
      {games.length > 0 ? (
        <Stack space="sm">
          <Heading level={2}>{allTitle}</Heading>
          <LotteryCards label={allTitle} area={area} games={games} skew={skew} results={results} />
        </Stack>
      ) : (
        <EmptyState
          title={t`No lotteries open right now`}
          action={
            <LinkButton href={paths.home}>
              {t({ message: 'Go to the home page', context: 'button' })}
            </LinkButton>
          }
        >
          {t`Please check back later.`}
        </EmptyState>
      )}
    </Stack>
  )
}
