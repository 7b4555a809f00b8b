import { LanguageSection } from '@baize/i18n'
import { Loaded } from '@baize/site'
import { EmptyState, Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { shownName } from '../../shared/games/tile.ts'
import { PauseUpdates } from '../../shared/live-updates/PauseUpdates.tsx'
import { PoliteNews } from '../../shared/live-updates/PoliteNews.tsx'
import { useFrozen } from '../../shared/live-updates/useFrozen.ts'
import { DrawCard } from './DrawCard.tsx'
import { loadMessages } from './messages.ts'
import * as css from './NextDraws.css.ts'
import { type Draws, useDraws } from './useDraws.ts'

export interface NextDrawsProps {
  gameType: 'LOTT' | 'ELOTT'
  /** Below it, once it is read: nothing that is seen is pushed away. */
  children?: ReactNode
}

/** The next draws of a category with their countdowns, and the last results. */
export function NextDraws(props: NextDrawsProps) {
  return (
    <LanguageSection load={loadMessages}>
      <Section {...props} />
    </LanguageSection>
  )
}
NextDraws.words = loadMessages

function Section({ gameType, children }: NextDrawsProps) {
  const { t } = useLingui()
  const titleId = useId()
  const { read, skew } = useDraws(gameType)
  const { shown, paused, setPaused } = useFrozen(read.data)
  const [pausedAt, setPausedAt] = useState<number>()
  const lost = read.isError || read.fetchStatus === 'paused'
  const pause = (next: boolean) => {
    setPaused(next)
    setPausedAt(next ? Date.now() + skew : undefined)
  }
  return (
    <>
      <Stack as="section" space="md" aria-labelledby={titleId}>
        <div className={css.tools}>
          <Heading level={2} id={titleId}>
            {t({ message: 'Next draws', context: 'heading' })}
          </Heading>
          {(!shown || shown.lotteries.length > 0) && (
            <PauseUpdates paused={paused} disabled={!shown} onPausedChange={pause} />
          )}
        </div>
        <Loaded read={read} lines={8}>
          {(value) => <List draws={shown ?? value} lost={lost} skew={skew} now={pausedAt} />}
        </Loaded>
      </Stack>
      {(shown || lost) && children}
    </>
  )
}

interface ListProps {
  draws: Draws
  lost: boolean
  skew: number
  now: number | undefined
}

function List({ draws: { lotteries }, lost, skew, now }: ListProps) {
  const { t } = useLingui()
  const watched = lotteries.map(({ gameCode, displayName, last }) => {
    const name = shownName(displayName, gameCode)
    const numbers = [...(last?.numbers ?? '')].join(' ')
    return {
      id: gameCode,
      state: numbers && (last?.drawId ?? ''),
      news: t({ message: `${name}, result: ${numbers}`, context: 'read out: a lottery and its digits' }),
    }
  })
  if (lotteries.length === 0) {
    return (
      <EmptyState level={3} title={t`No draws announced`}>
        {t`The next draws appear here as soon as they are announced.`}
      </EmptyState>
    )
  }
  return (
    <>
      <PoliteNews watched={watched} />
      <ul className={css.draws}>
        {lotteries.map((lottery) => (
          <li key={lottery.gameCode}>
            <DrawCard lottery={lost ? { ...lottery, stale: true } : lottery} skew={skew} now={now} />
          </li>
        ))}
      </ul>
    </>
  )
}
