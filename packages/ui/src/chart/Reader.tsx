import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent } from 'react'
import * as css from './Chart.css.ts'

interface ReaderProps {
  /** The chart's title. */
  title: string
  count: number
  index: number
  /** What is said at the index. */
  text: string
  onIndexChange: (index: number) => void
  /** Whether the figures at the index are shown. */
  reading: boolean
  onReadingChange: (reading: boolean) => void
  /** The index under a place, as a share of the width from the beginning of the line. */
  indexAt: (share: number) => number
}

/** Moves through the points: arrows, Home, End, a finger, a pointer; a screen reader says the figures of each. */
export function Reader({
  title,
  count,
  index,
  text,
  reading,
  onIndexChange,
  onReadingChange,
  indexAt,
}: ReaderProps) {
  const { t } = useLingui()
  useEscape(reading, () => onReadingChange(false))
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect()
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const share = (rtl ? right - event.clientX : event.clientX - left) / Math.max(1, width)
    onReadingChange(true)
    onIndexChange(Math.max(0, Math.min(count - 1, indexAt(share))))
  }
  // By hand, so that one keystroke is one point in every browser, in the direction of reading.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps: Record<string, number> = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      ArrowUp: index + 1,
      ArrowDown: index - 1,
      Home: 0,
      End: count - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    onReadingChange(true)
    onIndexChange(Math.max(0, Math.min(count - 1, next)))
  }
  return (
    <input
      className={css.reader}
      type="range"
      min={0}
      max={Math.max(0, count - 1)}
      step={1}
      value={index}
      aria-label={t({ message: `Data for ${title}`, context: 'Moves through the points of a chart' })}
      aria-valuetext={text}
      onChange={(event) => {
        onReadingChange(true)
        onIndexChange(Number(event.currentTarget.value))
      }}
      onKeyDown={onKeyDown}
      onPointerMove={follow}
      onPointerLeave={(event) => onReadingChange(event.currentTarget === document.activeElement)}
      onFocus={() => onReadingChange(true)}
      onBlur={() => onReadingChange(false)}
    />
  )
}

/** Escape hides figures that the pointer shows, wherever the focus is (WCAG 1.4.13), and closes no layer beneath them. */
function useEscape(active: boolean, onEscape: () => void): void {
  const hide = useEffectEvent(onEscape)
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      hide()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [active])
}
