import { GameTile } from '../game-tile/GameTile.tsx'
import { usePainted } from '../painted/usePainted.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import * as css from './GameGrid.css.ts'
import type { GameSetProps } from './GameStrip.tsx'

export interface GameGridProps extends GameSetProps, RootProps<HTMLElement> {
  /** Accessible name, for example "Slots". */
  label: string
  /** Loads the pictures of the first block at once, where the grid begins the page. @default false */
  eager?: boolean
}

/** Divides evenly by 2, 3, 4 and 6 columns, so that no block ends with a hole. */
const BLOCK = 12

/**
 * Many games, in blocks of whole rows; blocks that are off screen cost no style and no layout. Other games come in two
 * pictures: the first block, then the rest.
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
  const begin = games[0]?.id
  const painted = usePainted(begin) === begin
  const blocks = Array.from({ length: painted ? Math.ceil(games.length / BLOCK) : 1 }, (_, block) =>
    games.slice(block * BLOCK, (block + 1) * BLOCK),
  )
  return (
    <section {...rootAttributes(root)} className={css.blocks} aria-label={label}>
      {blocks.map((block, index) => (
        <ul className={css.block} key={block[0]?.id}>
          {block.map((game) => (
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
