import createEmbla, { type EmblaCarouselType } from 'embla-carousel'
import { isStill } from '../scheme-switch/motion.ts'
import { bannerSettings } from './settings.ts'

interface EmblaOptions {
  index: number
  onIndexChange: (index: number) => void
}

/** Embla over a row of slides that the browser scrolled until now. */
export function startEmbla(viewport: HTMLElement, { index, onIndexChange }: EmblaOptions) {
  viewport.scrollLeft = 0
  const embla = createEmbla(viewport, {
    loop: true,
    direction: getComputedStyle(viewport).direction === 'rtl' ? 'rtl' : 'ltr',
    startIndex: index,
    duration: bannerSettings.duration,
    watchFocus: false,
  })
  embla.on('select', () => onIndexChange(embla.selectedScrollSnap()))
  return {
    stop: () => embla.destroy(),
    turnTo: (index: number, direction: 'forward' | 'back') => turnTo(embla, index, direction),
  }
}

/** Continues past the ends where that is the shorter way. */
function turnTo(embla: EmblaCarouselType, index: number, direction: 'forward' | 'back'): void {
  const count = embla.slideNodes().length
  const by = (index - embla.selectedScrollSnap() + count) % count
  if (by === 0) return
  if (direction === 'forward' && by === 1) embla.scrollNext(isStill())
  else if (direction === 'back' && by === count - 1) embla.scrollPrev(isStill())
  else embla.scrollTo(index, isStill())
}
