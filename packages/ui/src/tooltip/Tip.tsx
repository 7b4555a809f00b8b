import { type RefObject, useCallback, useRef } from 'react'
import { useAnchored } from '../popover/useAnchored.ts'
import { placeTooltip, type TooltipSide } from './place-tooltip.ts'
import * as css from './Tooltip.css.ts'

interface TipProps {
  id: string
  text: string
  side: TooltipSide
  open: boolean
  control: RefObject<HTMLElement | null>
  onOutside: () => void
}

/** The words of a tooltip. They are always in the page, for the control to be described by. */
export function Tip({ id, text, side, open, control, onOutside }: TipProps) {
  const tip = useRef<HTMLSpanElement>(null)
  return (
    <>
      <span ref={tip} id={id} role="tooltip" popover="manual" className={css.tip}>
        {text}
      </span>
      {open && <Shown tip={tip} side={side} control={control} onOutside={onOutside} />}
    </>
  )
}

/** Shows the words for as long as it is mounted. */
function Shown({
  tip,
  side,
  control,
  onOutside,
}: Pick<TipProps, 'side' | 'control' | 'onOutside'> & { tip: RefObject<HTMLElement | null> }) {
  const put = useCallback(
    (element: HTMLElement, beside: HTMLElement) => placeTooltip(element, beside, side),
    [side],
  )
  useAnchored(tip, control, put, onOutside)
  return null
}
