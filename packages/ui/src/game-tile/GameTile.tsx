import { useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import { TileCounter } from '../jackpot/TileCounter.tsx'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './GameTile.css.ts'
import { retried } from './retried.ts'
import { hashOf, suitOf } from './suits.ts'

/** What a tile shows of a game. */
export interface Game {
  /** The game's id. */
  id: string
  /** Display name. */
  name: string
  /** The language of the name, where it is not the page's. */
  lang?: string | undefined
  /** Address of its image; without one, or when it fails twice, art is made from the id. */
  image?: string
  /** Name of the vendor. */
  vendor?: string
  /** The language of the vendor's name, where it is not the page's. */
  vendorLang?: string | undefined
  /** Whether the server calls it hot. @default false */
  hot?: boolean
  /** Whether it is being worked on: it says so, and clicking it still calls `onPlay`, so that the site can suggest others. @default false */
  maintenance?: boolean
}

export interface GameTileProps extends Game, Omit<CommonProps, 'id'> {
  /** Called with the game's id. Give a function that keeps its identity: tiles are memoised. */
  onPlay: (id: string) => void
  /** Whether it is among the user's favourites. @default false */
  favourite?: boolean
  /** Its heart was clicked and is pending: it says so, and takes no other click. @default false */
  favouriteBusy?: boolean
  /** Shows the favourite toggle. */
  onFavouriteChange?: (id: string, favourite: boolean) => void
  /** Shows the decorative counter; set by the brand's policy profile. @default false */
  counter?: boolean
  /** Loads the image at once, for tiles of the first screen. @default false */
  eager?: boolean
}

/** One game of the lobby. Kept to twelve fibers at most: a lobby shows hundreds. */
export const GameTile = memo(function GameTile({
  id,
  name,
  lang,
  image,
  vendor,
  vendorLang,
  hot = false,
  maintenance = false,
  onPlay,
  favourite = false,
  favouriteBusy = false,
  onFavouriteChange,
  counter = false,
  eager = false,
  ...root
}: GameTileProps) {
  const { t } = useLingui()
  const [failures, setFailures] = useState(0)
  const [last, setLast] = useState(image)
  if (last !== image) {
    setLast(image)
    setFailures(0)
  }
  const art = image !== undefined && image !== '' && failures < 2 ? image : undefined
  return (
    <article {...commonProps(root)} className={css.tile}>
      <button
        className={css.play}
        type="button"
        data-maintenance={maintenance || undefined}
        onClick={() => onPlay(id)}
      >
        {art ? (
          <img
            className={css.picture}
            key={failures}
            src={failures === 0 ? art : retried(art)}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            draggable={false}
            onError={() => setFailures(failures + 1)}
          />
        ) : (
          <span className={css.art} data-suit={suitOf(id)} data-paint={hashOf(`${id}·`) % css.paints} />
        )}
        {maintenance && (
          <span className={css.shut}>
            {t({
              message: 'Under maintenance: see other games',
              context: 'On a game; pressing it offers others',
            })}
          </span>
        )}
        <span className={css.name} lang={lang} translate="no">
          {name}
        </span>
        {vendor && (
          <span className={css.vendor} lang={vendorLang} translate="no">
            {vendor}
          </span>
        )}
      </button>
      {counter && !maintenance && <TileCounter className={css.counter} gameId={id} />}
      {hot && !maintenance && (
        <span className={css.hot}>{t({ message: 'Hot', context: 'Badge on a popular game' })}</span>
      )}
      {onFavouriteChange && (
        <button
          className={css.favourite}
          type="button"
          aria-label={t({
            message: `Favourite: ${name}`,
            context: 'Toggle on a game; pressed when it is a favourite',
          })}
          aria-pressed={favourite}
          aria-busy={favouriteBusy || undefined}
          aria-disabled={favouriteBusy || undefined}
          onClick={favouriteBusy ? undefined : () => onFavouriteChange(id, !favourite)}
        >
          <svg className={css.heart} viewBox="0 0 24 24" aria-hidden>
            <path d="M12 20.5S3.5 15.6 3.5 9.4A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.4c0 6.2-8.5 11.1-8.5 11.1z" />
          </svg>
        </button>
      )}
    </article>
  )
})
