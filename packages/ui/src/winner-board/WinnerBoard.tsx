import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useRef } from 'react'
import { Picture } from '../art/Picture.tsx'
import { RotationButton } from '../banner-carousel/RotationButton.tsx'
import { useRotation } from '../banner-carousel/rotation.ts'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { TrophyIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { motifOfGameType } from '../vendor-card/gameTypes.ts'
import { maskName } from './maskName.ts'
import { winnerBoardSettings } from './settings.ts'
import * as css from './WinnerBoard.css.ts'

/** A win that was paid. */
export interface Winner {
  /** Stable key. */
  id: string
  /** The player's name; masked here unless it is masked already. */
  player: string
  /** Display name of the game. */
  game: string
  /** The language of the game's name, where it is not the page's. */
  lang?: string | undefined
  /** What was won, a decimal string. What is no amount above zero is no win, and is left out. */
  prize: string
  /** The kind of game, one of `vendorGameTypes`; chooses the built-in image. */
  gameType?: string | undefined
  /** Address of the game's image. */
  image?: string | undefined
}

export interface WinnerBoardProps extends CommonProps<HTMLElement> {
  /** Real wins, newest first; the first `limit` of them are shown. Nothing is ever invented. */
  winners: readonly Winner[]
  /** @default winnerBoardSettings.limit */
  limit?: number
  /** Sign of the currency. */
  currency?: string | undefined
  /** @default the word for winners */
  title?: string
  /** A choice between rankings, between the title and the rows. */
  tabs?: ReactNode
  /** Whether it moves on by itself; it can be paused, and does not move where motion is unwanted. @default true */
  autoplay?: boolean
  /** Place of the title in the outline. @default 2 */
  level?: 2 | 3 | 4
}

/** Who won what, row after row. */
export function WinnerBoard({
  winners,
  limit = winnerBoardSettings.limit,
  currency,
  title,
  tabs,
  autoplay = true,
  level = 2,
  ...root
}: WinnerBoardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const titleId = useId()
  const view = useRef<HTMLDivElement>(null)
  const Title = `h${level}` as const
  const rows = winners.filter(({ prize }) => isWin(prize)).slice(0, Math.max(0, limit))
  const moves = autoplay && rows.length > winnerBoardSettings.rows
  const rotation = useRotation({
    every: winnerBoardSettings.every,
    enabled: moves,
    onTurn: () => view.current && advance(view.current),
    within: view,
  })
  return (
    <section className={css.board} aria-labelledby={titleId} {...commonProps(root)} {...rotation.holdProps}>
      <div className={css.head}>
        <TrophyIcon className={css.trophy} aria-hidden />
        <Title className={css.title} id={titleId}>
          {title ?? t({ message: 'Winners', context: 'Title of the board of wins' })}
        </Title>
        {moves && (
          <RotationButton
            className={css.control}
            playing={rotation.playing}
            onPlayingChange={rotation.setPlaying}
          />
        )}
      </div>
      {tabs !== undefined && <div className={css.tabs}>{tabs}</div>}
      {rows.length === 0 ? (
        <EmptyState
          level={level === 2 ? 3 : 4}
          icon={<TrophyIcon />}
          title={t({ message: 'No wins to show yet', context: 'Empty winner board' })}
        >
          {t({ message: 'Only real wins are shown.', context: 'Empty winner board' })}
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a scrolled place that the keyboard reaches; a fieldset contains fields
        <div
          className={css.view}
          ref={view}
          role="group"
          aria-labelledby={titleId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
          tabIndex={0}
        >
          <ol>
            {rows.map((winner) => (
              <li className={css.row} key={winner.id}>
                <span className={css.picture}>
                  <Picture
                    image={winner.image}
                    motif={motifOfGameType(winner.gameType ?? '', winner.game)}
                    seed={winner.game}
                  />
                </span>
                <span className={css.words}>
                  <span className={css.player}>
                    <bdi translate="no">{maskName(winner.player)}</bdi>
                  </span>
                  <span className={css.game}>
                    <bdi lang={winner.lang} translate="no">
                      {winner.game}
                    </bdi>
                  </span>
                </span>
                <bdi className={css.prize} translate="no">
                  {format.amount(winner.prize, { symbol: currency })}
                </bdi>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}

/** A decimal string above zero. */
function isWin(prize: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(prize) && /[1-9]/.test(prize)
}

/** Moves on by one row, and from the end back to the start. */
function advance(view: HTMLElement): void {
  const step = view.querySelector('li')?.offsetHeight ?? 0
  const atEnd = view.scrollTop + view.clientHeight >= view.scrollHeight - 2
  view.scrollTo({ top: atEnd ? 0 : (Math.round(view.scrollTop / step) + 1) * step, behavior: 'smooth' })
}
