import { type ReactElement, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { type RootProps, rootAttributes } from '../private/root.ts'
import type { TooltipSide } from './place-tooltip.ts'
import { tooltipSettings } from './settings.ts'
import { Tip } from './Tip.tsx'
import * as css from './Tooltip.css.ts'
import { useTip } from './useTip.ts'

export interface TooltipProps extends RootProps<HTMLSpanElement> {
  /** One control, with a name of its own: a button, a link, a field. */
  children: ReactElement
  /** What there is to know besides its name: plain words, nothing to press. Without words there is no tooltip. */
  text: string
  /** The side that it prefers. @default 'above' */
  side?: TooltipSide
  /** Milliseconds that a pointer rests on the control first. @default tooltipSettings.delay */
  delay?: number
}

/** What Tab reaches in the holder: the control that is described. */
const reachable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * More about a control, for those who point at it, reach it by keyboard, or hold a finger on it; screen readers have it
 * as the control's description at all times. Escape takes it away, and one can move the pointer onto it.
 */
export function Tooltip({
  children,
  text,
  side = 'above',
  delay = tooltipSettings.delay,
  ref,
  ...root
}: TooltipProps) {
  const holder = useRef<HTMLSpanElement>(null)
  useImperativeHandle(ref, () => holder.current as HTMLSpanElement, [])
  const tipId = useId()
  const { open, hide, isHeld, release, handlers } = useTip(delay)
  const empty = text.trim() === ''

  useEffect(() => {
    const control = holder.current?.querySelector(reachable)
    if (!control || empty) return
    const before = control.getAttribute('aria-describedby')
    const title = control.getAttribute('title')
    control.setAttribute('aria-describedby', before ? `${before} ${tipId}` : tipId)
    // The browser's own tooltip would lie over this one.
    if (title !== null) control.removeAttribute('title')
    return () => {
      if (before === null) control.removeAttribute('aria-describedby')
      else control.setAttribute('aria-describedby', before)
      if (title !== null) control.setAttribute('title', title)
    }
  }, [tipId, empty])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing and focusing only show words that are there for all.
    <span
      {...rootAttributes(root)}
      ref={holder}
      className={css.holder}
      {...handlers}
      onClickCapture={(event) => {
        // The finger that held to read does not also press.
        if (!isHeld()) return
        release()
        event.preventDefault()
        event.stopPropagation()
      }}
      onContextMenu={(event) => {
        if (isHeld()) event.preventDefault()
      }}
    >
      {children}
      {!empty && <Tip id={tipId} text={text} side={side} open={open} control={holder} onOutside={hide} />}
    </span>
  )
}
