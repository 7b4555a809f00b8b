import { useCallback, useEffect, useRef, useState } from 'react'
import { isStill } from '../scheme-switch/motion.ts'
import { glide } from './glide.ts'

/** Pixels that an end may be off: rounding, and the focus rings' space, are nothing to scroll to. */
const slack = 4

type Edge = 'both' | 'start' | 'end' | 'none'

/** A row that scrolls sideways: which of its ends is reached, and ways to move it that follow the reading direction. */
export function useStripScroll() {
  const ref = useRef<HTMLUListElement>(null)
  // Until it is measured a row counts as longer than its place, as nearly all are: its head does not grow then.
  const [edge, setEdge] = useState<Edge>('start')
  const stop = useRef<() => void>(undefined)

  const measure = useCallback(() => {
    const row = ref.current
    if (!row) return
    const room = row.scrollWidth - row.clientWidth
    const at = Math.abs(row.scrollLeft)
    const atStart = at < slack
    const atEnd = at > room - slack
    setEdge(atStart && atEnd ? 'both' : atStart ? 'start' : atEnd ? 'end' : 'none')
  }, [])

  useEffect(() => {
    const row = ref.current
    if (!row) return
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    return () => {
      observer.disconnect()
      stop.current?.()
    }
  }, [measure])

  const sign = (row: HTMLElement) => (getComputedStyle(row).direction === 'rtl' ? -1 : 1)

  return {
    ref,
    edge,
    onScroll: measure,
    /** Moves by what is seen. */
    page: (step: 1 | -1) => {
      const row = ref.current
      row?.scrollBy({
        left: sign(row) * step * row.clientWidth * 0.9,
        behavior: isStill() ? 'auto' : 'smooth',
      })
    },
    /** Moves by one column in the given time, and from the end back to the start. */
    advance: (duration: number) => {
      const row = ref.current
      const first = row?.firstElementChild
      if (!row || !first) return
      stop.current?.()
      const room = row.scrollWidth - row.clientWidth
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
      const atEnd = Math.abs(row.scrollLeft) > room - slack
      stop.current = glide(row, atEnd ? -row.scrollLeft : sign(row) * (first.clientWidth + gap), duration)
    },
  }
}
