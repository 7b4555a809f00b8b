import { useId } from 'react'
import { InfoIcon } from '../icons/icons.ts'
import type { CommonProps } from '../private/commonProps.ts'
import { reportNameless } from '../private/reportNameless.ts'
import { tooltipSettings } from './settings.ts'
import type { TooltipSide } from './sides.ts'
import * as css from './Tooltip.css.ts'
import { TooltipLayer, type TooltipOpen } from './TooltipLayer.tsx'

export interface InfoTipProps extends CommonProps<HTMLSpanElement>, TooltipOpen {
  /** What it explains, as its name: "About valid bets". */
  label: string
  /** The explanation: plain text, no controls. */
  text: string
  /** The side that it prefers. @default 'top' */
  side?: TooltipSide
}

/** A small "i" beside a word that wants explaining; it says so to a pointer, to the keyboard, and on a click. */
export function InfoTip({ label, text, side = 'top', ...root }: InfoTipProps) {
  if (process.env.NODE_ENV !== 'production') reportNameless('InfoTip', label)
  const descriptionId = useId()
  return (
    <TooltipLayer
      {...root}
      descriptionId={descriptionId}
      text={text}
      side={side}
      delay={tooltipSettings.delay}
    >
      {(show) => (
        <button
          type="button"
          className={css.info}
          aria-label={label}
          aria-describedby={descriptionId}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            // A click closes a tooltip of Radix's; here it opens one.
            event.stopPropagation()
            show()
          }}
        >
          <InfoIcon />
        </button>
      )}
    </TooltipLayer>
  )
}
