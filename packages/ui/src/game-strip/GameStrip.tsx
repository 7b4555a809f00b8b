import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { RotationButton } from '../banner-carousel/RotationButton.tsx'
import { useRotation } from '../banner-carousel/rotation.ts'
import { type Game, GameTile } from '../game-tile/GameTile.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './GameStrip.css.ts'
import { useRovingRow } from './roving.ts'
import { stripSettings } from './settings.ts'
import { useStripScroll } from './strip-scroll.ts'

/** How many tiles lie above each other; the hot strip has one row, a section two. */
export const stripRows = [1, 2] as const
export type StripRows = (typeof stripRows)[number]

/** What a set of games needs to show its tiles. */
export interface GameSetProps {
  /** The games, in order. */
  games: readonly Game[]
  /** Called with the game's id. Give a function that keeps its identity. */
  onPlay: (id: string) => void
  /** Ids of the user's favourites. */
  favourites?: ReadonlySet<string>
  /** Ids of games whose heart was clicked and is pending: it says so, and takes no other click. */
  favouritesBusy?: ReadonlySet<string>
  /** Shows the favourite toggles. */
  onFavouriteChange?: (id: string, favourite: boolean) => void
  /** Shows the decorative counters on the tiles; set by the brand's policy profile. @default false */
  counters?: boolean
}

export interface GameStripProps extends GameSetProps, CommonProps<HTMLElement> {
  /** Its heading. */
  title: string
  /** Decorative icon before the title. */
  icon?: ReactNode
  /** Where all games of this kind are. */
  seeAllHref?: string
  /** @default 1 */
  rows?: StripRows
  /** Moves on by itself, as the hot strip does; with a pause button, and still where motion is unwanted. @default false */
  autoplay?: boolean
  /** Shown instead of the tiles while there are no games, such as a skeleton or an empty state. */
  children?: ReactNode
}

/**
 * A titled row of games that scrolls sideways, by swipe, wheel or its arrows. Its tiles are one stop of Tab; the arrow
 * keys move among them, so its arrow buttons are for pointers alone.
 */
export function GameStrip({
  title,
  icon,
  seeAllHref,
  rows = 1,
  autoplay = false,
  games,
  onPlay,
  favourites,
  favouritesBusy,
  onFavouriteChange,
  counters = false,
  children,
  ...root
}: GameStripProps) {
  const { t } = useLingui()
  const titleId = useId()
  const { ref: row, edge, onScroll, page, advance } = useStripScroll()
  const roving = useRovingRow(row, rows)
  const overflows = games.length > 0 && edge !== 'both'
  const rotation = useRotation({
    every: stripSettings.autoplay,
    enabled: autoplay && overflows,
    onTurn: () => advance(stripSettings.speed),
    within: row,
  })
  return (
    <section
      className={css.strip}
      data-rows={rows}
      aria-labelledby={titleId}
      {...rotation.holdProps}
      {...commonProps(root)}
    >
      <div className={css.head}>
        {icon && <span className={css.icon}>{icon}</span>}
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
        {seeAllHref && (
          <a
            className={css.seeAll}
            href={seeAllHref}
            aria-label={t({ message: `See all: ${title}`, context: 'Link to all games of a section' })}
          >
            {t({ message: 'See all', context: 'Link to all games of a section' })}
          </a>
        )}
        {overflows && (
          <div className={css.arrows}>
            {autoplay && (
              <RotationButton
                className={css.arrow}
                playing={rotation.playing}
                onPlayingChange={rotation.setPlaying}
              />
            )}
            <span className={css.pager}>
              <button
                className={css.arrow}
                type="button"
                aria-label={t({ message: `Previous: ${title}`, context: 'Scrolls a strip of games back' })}
                aria-disabled={edge === 'start'}
                tabIndex={-1}
                onClick={() => page(-1)}
              >
                <ChevronStartIcon />
              </button>
              <button
                className={css.arrow}
                type="button"
                aria-label={t({ message: `Next: ${title}`, context: 'Scrolls a strip of games on' })}
                aria-disabled={edge === 'end'}
                tabIndex={-1}
                onClick={() => page(1)}
              >
                <ChevronEndIcon />
              </button>
            </span>
          </div>
        )}
      </div>
      {games.length === 0 ? (
        children
      ) : (
        <ul className={css.row} data-rows={rows} ref={row} onScroll={onScroll} {...roving}>
          {games.map((game) => (
            <li className={css.cell} key={game.id}>
              <GameTile
                {...game}
                onPlay={onPlay}
                favourite={favourites?.has(game.id) ?? false}
                favouriteBusy={favouritesBusy?.has(game.id) ?? false}
                counter={counters}
                {...(onFavouriteChange && { onFavouriteChange })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
