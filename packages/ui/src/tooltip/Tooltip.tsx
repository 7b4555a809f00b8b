import { reportMisuse } from '@baize/i18n/misuse'
import { type ReactElement, type RefObject, useEffect, useId, useImperativeHandle, useRef } from 'react'
import type { CommonProps } from '../private/commonProps.ts'
import { tooltipSettings } from './settings.ts'
import type { TooltipSide } from './sides.ts'
import { TooltipLayer, type TooltipOpen } from './TooltipLayer.tsx'

export interface TooltipProps extends CommonProps<HTMLSpanElement>, TooltipOpen {
  /** One control, with a name of its own: a button, a link, a field. */
  children: ReactElement
  /** What there is to know besides its name: plain text, no controls. Without words there is no tooltip. */
  text: string
  /** The side that it prefers. @default 'top' */
  side?: TooltipSide
  /** Milliseconds that a pointer rests on the control first. @default tooltipSettings.delay */
  delay?: number
}

/** What Tab reaches in the holder: the control that is described. */
const reachable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * More about a control, for those who point at it, reach it by keyboard, or hold a finger on it; screen readers have it
 * as the control's description at all times. Escape closes it, and one can move the pointer onto it.
 */
export function Tooltip({
  children,
  text,
  side = 'top',
  delay = tooltipSettings.delay,
  ref,
  ...root
}: TooltipProps) {
  const holder = useRef<HTMLSpanElement>(null)
  useImperativeHandle(ref, () => holder.current as HTMLSpanElement, [])
  const descriptionId = useId()
  useDescription(holder, text, text.trim() === '' ? undefined : descriptionId)
  return (
    <TooltipLayer {...root} ref={holder} descriptionId={descriptionId} text={text} side={side} delay={delay}>
      {() => children}
    </TooltipLayer>
  )
}

/**
 * Describes the control in a holder by an element, also after the control has rendered again and has written its own
 * description, or is another element: a control may be anything, so that React reports no change.
 */
function useDescription(holder: RefObject<HTMLElement | null>, words: string, id: string | undefined): void {
  useEffect(() => {
    const element = holder.current
    if (!element || id === undefined) return
    const describe = () => {
      const control = element.querySelector(reachable)
      const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? []
      if (control && !ids.includes(id)) control.setAttribute('aria-describedby', [...ids, id].join(' '))
      // The browser's own tooltip would lie over this one.
      if (control?.hasAttribute('title')) control.removeAttribute('title')
    }
    describe()
    if (process.env.NODE_ENV !== 'production' && !element.querySelector(reachable))
      reportMisuse({
        what: `The tooltip "${words}" has no control in it.`,
        why: 'The keyboard and screen readers cannot reach what it says.',
        fix: 'Wrap it around a button, a link or a field, or take InfoTip.',
      })
    const observer = new MutationObserver(describe)
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-describedby', 'title'],
    })
    return () => {
      observer.disconnect()
      const control = element.querySelector(`[aria-describedby~="${id}"]`)
      const others =
        control
          ?.getAttribute('aria-describedby')
          ?.split(' ')
          .filter((other) => other !== id) ?? []
      if (others.length > 0) control?.setAttribute('aria-describedby', others.join(' '))
      else control?.removeAttribute('aria-describedby')
    }
  }, [holder, words, id])
}
