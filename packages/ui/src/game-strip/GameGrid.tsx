import { useLayoutEffect, useState } from 'react'
import { GameTile } from '../game-tile/GameTile.tsx'
import { afterPicture } from '../painted/afterPicture.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './GameGrid.css.ts'
import type { GameSetProps } from './GameStrip.tsx'

export interface GameGridProps extends GameSetProps, CommonProps<HTMLElement> {
  /** Accessible name, for example "Slots". */
  label: string
  /** Loads the images of the first block at once, where the grid begins the page. @default false */
  eager?: boolean
}

/** Divides evenly by 2, 3, 4 and 6 columns, so that no block ends with a hole. */
const BLOCK = 12

/** Blocks that each later frame adds: a thousand tiles at once are a second of a slow phone. */
const STEP = 4

/**
 * Many games, in blocks of whole rows; blocks that are off screen cost no style and no layout. Other games come in several
 * frames: the first block, then the rest, in their reserved space from the start.
 */
export function GameGrid({
  label,
  games,
  onPlay,
  favourites,
  favouritesBusy,
  onFavouriteChange,
  counters = false,
  eager = false,
  ...root
}: GameGridProps) {
  const blocks = Array.from({ length: Math.ceil(games.length / BLOCK) }, (_, block) =>
    games.slice(block * BLOCK, (block + 1) * BLOCK),
  )
  const filled = useFilled(games[0]?.id, blocks.length)
  return (
    <section className={css.blocks} aria-label={label} {...commonProps(root)}>
      {blocks.map((block, index) => (
        <ul className={css.block} key={block[0]?.id}>
          {(index < filled ? block : []).map((game) => (
            <li key={game.id}>
              <GameTile
                {...game}
                onPlay={onPlay}
                favourite={favourites?.has(game.id) ?? false}
                favouriteBusy={favouritesBusy?.has(game.id) ?? false}
                counter={counters}
                eager={eager && index === 0}
                {...(onFavouriteChange && { onFavouriteChange })}
              />
            </li>
          ))}
        </ul>
      ))}
    </section>
  )
}

/** How many blocks have their tiles: each frame adds some more, and another list starts again. */
function useFilled(begin: string | undefined, all: number): number {
  const [drawn, setDrawn] = useState({ begin, blocks: STEP })
  const filled = drawn.begin === begin ? drawn.blocks : 1
  useLayoutEffect(() => {
    if (filled < all) return afterPicture(() => setDrawn({ begin, blocks: filled + STEP }))
  }, [begin, filled, all])
  return filled
}
