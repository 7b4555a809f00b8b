import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { hashOf } from '../game-tile/suits.ts'
import { isCovered } from '../modal/openModals.ts'
import { useStill } from '../scheme-switch/motion.ts'
import { decimalOf, onTileStep, tileStart } from './counting.ts'
import { jackpotSettings } from './settings.ts'

interface TileCounterProps {
  className: string
  /** Where the counter starts follows from the game, so that a server and a browser agree. */
  gameId: string
}

/**
 * The small decorative counter of a game tile, which says that it is one. Writes its text itself: no render, one timer
 * for the whole page; the label is written by the stylesheet, as a tile cannot afford another fiber.
 */
export function TileCounter({ className, gameId }: TileCounterProps) {
  const { t } = useLingui()
  const format = useFormat()
  const still = useStill()
  const place = useRef<HTMLSpanElement>(null)
  const { hundredths: start, phase } = tileStart(hashOf(gameId))

  useEffect(() => {
    if (still) return
    let hundredths = start
    return onTileStep(phase, () => {
      if (!place.current || isCovered(place.current)) return
      hundredths += jackpotSettings.tile.step
      place.current.textContent = format.amount(decimalOf(hundredths))
    })
  }, [still, start, phase, format])

  return (
    <span
      className={className}
      ref={place}
      translate="no"
      data-label={t({
        message: 'For illustration only',
        context: 'over the counter of a game: it is a decoration',
      })}
      aria-hidden
    >
      {format.amount(decimalOf(start))}
    </span>
  )
}
