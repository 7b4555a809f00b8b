import { useDirection } from '@baize/i18n'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { whenTouched } from '../private/whenTouched.ts'
import { isStill } from '../scheme-switch/motion.ts'
import type { startEmbla } from './embla.ts'
import { bannerSettings } from './settings.ts'

const loadEmbla = () => import('./embla.ts')

interface CarouselOptions {
  /** What clips the slides, whose only child has them in a row. */
  viewport: RefObject<HTMLElement | null>
  /** Whether there are several slides. */
  enabled: boolean
  /** The slide in view. */
  index: number
  /** The distance to it, which wraps at the ends. */
  direction: 'forward' | 'back'
  /** The user moved to another slide. */
  onIndexChange: (index: number) => void
}

/**
 * Moves a row of slides to one of them. Until the first interaction the browser scrolls it, by scroll snap; then Embla is
 * loaded and takes over, with a row that loops and can be dragged by a mouse.
 */
export function useCarousel({ viewport, enabled, index, direction, onIndexChange }: CarouselOptions) {
  const ofLanguage = useDirection()
  const [start, setStart] = useState<typeof startEmbla>()
  const engine = useRef<ReturnType<typeof startEmbla>>(undefined)
  const notify = useEffectEvent((next: number) => {
    if (next !== index) onIndexChange(next)
  })

  useEffect(() => {
    if (!enabled) return
    let unmounted = false
    const leave = whenTouched(async () => {
      // Without it the browser keeps scrolling.
      const chunk = await loadEmbla().catch(() => undefined)
      if (viewport.current) await atRest(viewport.current)
      if (chunk && !unmounted) setStart(() => chunk.startEmbla)
    })
    return () => {
      unmounted = true
      leave()
    }
  }, [enabled, viewport])

  const startAt = useEffectEvent((start: typeof startEmbla, element: HTMLElement) =>
    start(element, { index, onIndexChange: (next) => notify(next) }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a language of the other direction starts Embla again
  useLayoutEffect(() => {
    if (!start || !enabled || !viewport.current) return
    const started = startAt(start, viewport.current)
    engine.current = started
    return () => {
      started.stop()
      engine.current = undefined
    }
  }, [start, enabled, viewport, ofLanguage])

  useLayoutEffect(() => {
    const element = viewport.current
    if (engine.current) engine.current.turnTo(index, direction)
    else if (element && slideInView(element) !== index)
      element.scrollTo({
        left: (isRightToLeft(element) ? -index : index) * pitch(element),
        behavior: isStill() ? 'instant' : 'smooth',
      })
  }, [viewport, index, direction])

  return {
    /** Whether the browser's own scrolling is replaced. */
    engaged: start !== undefined && enabled,
    /** The browser's scrolling has come to rest. */
    onScrollEnd: () => {
      if (!engine.current && viewport.current) notify(slideInView(viewport.current))
    },
  }
}

const isRightToLeft = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl'

/** From one slide to the next, in px. */
const pitch = (viewport: HTMLElement) => viewport.clientWidth + bannerSettings.spaceBetween

/** How many slides are scrolled past, with a fraction while it scrolls; to the left from right to left. */
const scrolled = (viewport: HTMLElement) => Math.abs(viewport.scrollLeft) / pitch(viewport)

const slideInView = (viewport: HTMLElement) => Math.round(scrolled(viewport))

/** Resolves when the browser does not scroll it: a finger may be on it. */
const atRest = (viewport: HTMLElement) =>
  new Promise<void>((resolve) => {
    if (Math.abs(scrolled(viewport) - slideInView(viewport)) < 0.01) resolve()
    else viewport.addEventListener('scrollend', () => resolve(), { once: true })
  })
