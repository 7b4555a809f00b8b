import { memo, useEffect, useRef, useState } from 'react'
import { type Game, games } from './games.ts'

interface TileProps {
  game: Game
  favourite: boolean
  onPlay: (id: string) => void
  onFavourite: (id: string) => void
}

const Tile = memo(function Tile({ game, favourite, onPlay, onFavourite }: TileProps) {
  const [failed, setFailed] = useState(false)
  return (
    <article className="tile">
      <button className="play" type="button" onClick={() => onPlay(game.id)}>
        {failed ? (
          <span className="art" />
        ) : (
          <img
            className="picture"
            src={game.image}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setFailed(true)}
          />
        )}
        <span className="name">{game.name}</span>
        <span className="vendor">{game.vendor}</span>
      </button>
      {game.hot && <span className="hot">Hot</span>}
      <button
        className="favourite"
        type="button"
        aria-label={`Favourite: ${game.name}`}
        aria-pressed={favourite}
        onClick={() => onFavourite(game.id)}
      >
        <svg className="heart" viewBox="0 0 24 24" aria-hidden>
          <path d="M12 20.5S3.5 15.6 3.5 9.4A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.4c0 6.2-8.5 11.1-8.5 11.1z" />
        </svg>
      </button>
    </article>
  )
})

const rows = Array.from({ length: Math.ceil(games.length / 12) }, (_, row) =>
  games.slice(row * 12, row * 12 + 12),
)
const nothing = () => {}

/** The same lobby hand-written, with nothing else. */
export function HandLobby() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])
  return (
    <>
      <button id="open" className="button" type="button" onClick={() => setOpen(true)}>
        Sign in
      </button>
      <section className="blocks" aria-label="Games">
        {rows.map((row) => (
          <ul className="block" key={row[0]?.id}>
            {row.map((game) => (
              <li key={game.id}>
                <Tile game={game} favourite={false} onPlay={nothing} onFavourite={nothing} />
              </li>
            ))}
          </ul>
        ))}
      </section>
      {open && <HandDialog ref={dialog} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A sign-in popup in a native `<dialog>`. */
export function HandDialog({ ref, onClose }: { ref?: React.Ref<HTMLDialogElement>; onClose?: () => void }) {
  return (
    <dialog className="cover" ref={ref} aria-labelledby="title" onClose={onClose}>
      <div className="panel">
        <header className="head">
          <h2 id="title">Sign in</h2>
          <button className="close" type="button" aria-label="Close" onClick={onClose}>
            ×
          </button>
        </header>
        <div className="body">
          <label className="field">
            User name
            <input name="username" />
          </label>
          <label className="field">
            Password
            <input name="password" type="password" />
          </label>
          <button className="button" type="button">
            Sign in
          </button>
        </div>
      </div>
    </dialog>
  )
}
