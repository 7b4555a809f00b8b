import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useSharedRef } from '../field/sharedRef.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './ScrollArea.css.ts'

/** Along which axes an area scrolls. */
export const scrollAxes = ['block', 'inline', 'both'] as const
/** Along which axis an area scrolls. */
export type ScrollAxis = (typeof scrollAxes)[number]

export interface ScrollAreaProps extends CommonProps<HTMLDivElement> {
  /** What it shows a part of. */
  children: ReactNode
  /** Accessible name, for example "Terms of the bonus". */
  label: string
  /** Along which axis it scrolls. @default 'block' */
  axis?: ScrollAxis
  /** How high it may grow, in pixels, before it scrolls. @default as high as its container */
  maxHeight?: number
}

/**
 * A part of the page that scrolls by itself: by wheel, finger and, since Tab reaches it while it has more to show, by
 * the arrow keys. A line marks each edge that more lies behind. The scrollbar is the browser's own.
 */
export function ScrollArea({ children, label, axis = 'block', maxHeight, ref, ...root }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const sharedRef = useSharedRef(area, ref)
  useLayoutEffect(() => {
    if (maxHeight === undefined) area.current?.style.removeProperty('max-block-size')
    else area.current?.style.setProperty('max-block-size', `${maxHeight}px`)
  }, [maxHeight])
  useOverflow(area)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be styled as one
    <div aria-label={label} {...commonProps(root)} ref={sharedRef} role="region" className={css.areas[axis]}>
      <div className={css.content}>{children}</div>
    </div>
  )
}

/** Makes what overflows reachable by Tab, and names the edges that more lies behind, without rendering. */
function useOverflow(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const look = () => {
      const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element
      const [below, beside] = [scrollHeight - clientHeight, scrollWidth - clientWidth]
      const [down, along] = [scrollTop, Math.abs(scrollLeft)]
      element.toggleAttribute('data-more-above', down > 1)
      element.toggleAttribute('data-more-below', below - down > 1)
      element.toggleAttribute('data-more-before', along > 1)
      element.toggleAttribute('data-more-after', beside - along > 1)
      if (below > 1 || beside > 1) element.setAttribute('tabindex', '0')
      else element.removeAttribute('tabindex')
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [area])
}
