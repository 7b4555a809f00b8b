import type { ApiError } from '@baize/api'
import { similarGames } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { Loaded, useApiQuery, usePermission, useProblemText } from '@baize/site'
import { Container, DateTime, EmptyState, GameGrid, Heading, Inline, LinkButton, Stack } from '@baize/ui'
import { CautionIcon, ClockIcon, ServiceIcon } from '@baize/ui/icons'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTiles } from '../../shared/games/useTiles.ts'
import { paths } from '../../shared/paths.ts'
import { RealAccountNeeded } from '../../shared/popups/RealAccountNeeded.tsx'

/** What a launch is refused with where trying again would not help. */
export const lasting: ReadonlySet<string> = new Set([
  'gameUnavailable',
  'memberExcluded',
  'sessionLimitReached',
  'realAccountNeeded',
  'notFound',
])

export interface CannotPlayProps {
  problem: ApiError
  /** The game that was wanted; others like it are offered where it is under maintenance. */
  nodeId: string | undefined
  /** Place of its title in the outline. @default 1 */
  level?: 1 | 2
}

/** In the place of a game that cannot be played now: why, and what to do instead. */
export function CannotPlay({ problem, nodeId, level = 1 }: CannotPlayProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const [service] = usePermission().customerService
  const closed = problem.code === 'gameUnavailable'
  const bounded = problem.code === 'memberExcluded' || problem.code === 'sessionLimitReached'
  const needsAccount = problem.code === 'realAccountNeeded'
  const until = problem.code === 'memberExcluded' ? problem.params.until : undefined
  const end = typeof until === 'string' && <DateTime value={until} />
  const { resetsAt } = problem.code === 'sessionLimitReached' ? problem.params : {}
  const anew = typeof resetsAt === 'string' && <DateTime value={resetsAt} />
  // Beside another way on, leaving is the lesser one.
  const aside = bounded || needsAccount
  const titles = {
    gameUnavailable: t({ message: 'Under maintenance', context: 'title: a game cannot be played now' }),
    memberExcluded: t({ message: 'Play is paused', context: 'title: by the player’s own choice' }),
    sessionLimitReached: t({
      message: 'Time for a break',
      context: 'title: the player’s own limit of time is reached',
    }),
  }
  const leave = (
    <LinkButton href={paths.home} variant={aside ? 'outline' : 'solid'} tone={aside ? 'neutral' : 'accent'}>
      {t({ message: 'Leave', context: 'button: away from a game that cannot be played' })}
    </LinkButton>
  )
  if (needsAccount) {
    return (
      <Container>
        <RealAccountNeeded level={level} beside={leave} />
      </Container>
    )
  }
  const title =
    titles[problem.code as keyof typeof titles] ??
    t({ message: 'The game could not be opened', context: 'title' })
  return (
    <Container>
      <Stack space="xl">
        <EmptyState
          level={level}
          icon={bounded ? <ClockIcon /> : <CautionIcon />}
          title={title}
          action={
            <Inline space="sm" align="center">
              {bounded && (
                <LinkButton href={paths.limits}>
                  {t({ message: 'See my limits', context: 'button' })}
                </LinkButton>
              )}
              {leave}
              {service && (
                <LinkButton
                  href={service.path}
                  external
                  variant="outline"
                  tone="neutral"
                  icon={<ServiceIcon />}
                >
                  {t({ message: 'Customer service', context: 'button' })}
                </LinkButton>
              )}
            </Inline>
          }
        >
          {end ? (
            <Trans context="a break that the player asked for; the time when it ends">
              You have paused play on this account until {end}.
            </Trans>
          ) : anew ? (
            <Trans context="the player’s own limit of time; the time when it begins anew">
              You have reached your time limit. You can play again from {anew}.
            </Trans>
          ) : (
            problemText(problem)
          )}
        </EmptyState>
        {closed && nodeId && <Instead nodeId={nodeId} />}
      </Stack>
    </Container>
  )
}

function Instead({ nodeId }: { nodeId: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const read = useApiQuery(similarGames, { params: { nodeId }, query: { language: locale } })
  const tiles = useTiles(read.data?.games ?? none)
  const title = t({ message: 'Try one of these instead', context: 'heading' })
  return (
    <Loaded read={read} lines={3}>
      {({ games }) =>
        games.length > 0 && (
          <Stack space="md">
            <Heading level={2}>{title}</Heading>
            <GameGrid label={title} {...tiles} eager />
          </Stack>
        )
      }
    </Loaded>
  )
}

const none: [] = []
