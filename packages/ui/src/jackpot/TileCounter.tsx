import { useFormat } from '@baize/i18n'
import { useEffect, useRef } from 'react'
import { hashOf } from '../game-tile/suits.ts'
import { useStill } from '../scheme-switch/motion.ts'
import { decimalOf, onTileStep } from './counting.ts'
import { jackpotSettings } from './settings.ts'

interface TileCounterProps {
  className: string
  /** Where the counter starts follows from the game, so that a server and a browser agree. */
  gameId: string
}

/** The small decorative counter of a game tile. Writes its text itself: no render, one timer for the whole page. */
export function TileCounter({ className, gameId }: TileCounterProps) {
  const format = useFormat()
  const still = useStill()
  const place = useRef<HTMLSpanElement>(null)
  const start = 10_000_00 + (hashOf(gameId) % 980_000_00)

  useEffect(() => {
    if (still) return
    let hundredths = start
    return onTileStep(() => {
      hundredths += jackpotSettings.tile.step
      if (place.current) place.current.textContent = format.amount(decimalOf(hundredths))
    })
  }, [still, start, format])

  return (
    <span className={className} ref={place} aria-hidden>
      {format.amount(decimalOf(start))}
    </span>
  )
}
