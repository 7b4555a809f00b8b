import { useId, useImperativeHandle, useRef } from 'react'
import { InfoIcon } from '../icons/icons.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import type { TooltipSide } from './place-tooltip.ts'
import { tooltipSettings } from './settings.ts'
import { Tip } from './Tip.tsx'
import * as css from './Tooltip.css.ts'
import { useTip } from './useTip.ts'

export interface InfoTipProps extends RootProps<HTMLSpanElement> {
  /** What it explains, as its name: "About valid bets". */
  label: string
  /** The explanation: plain words, nothing to press. */
  text: string
  /** The side that it prefers. @default 'above' */
  side?: TooltipSide
}

/** A small "i" beside a word that wants explaining; it says so to a pointer, to the keyboard, and when it is pressed. */
export function InfoTip({ label, text, side = 'above', ref, ...root }: InfoTipProps) {
  const holder = useRef<HTMLSpanElement>(null)
  useImperativeHandle(ref, () => holder.current as HTMLSpanElement, [])
  const tipId = useId()
  const { open, show, hide, handlers } = useTip(tooltipSettings.delay)
  return (
    <span {...rootAttributes(root)} ref={holder} className={css.holder} {...handlers}>
      <button type="button" className={css.info} aria-label={label} aria-describedby={tipId} onClick={show}>
        <InfoIcon />
      </button>
      <Tip id={tipId} text={text} side={side} open={open} control={holder} onOutside={hide} />
    </span>
  )
}
