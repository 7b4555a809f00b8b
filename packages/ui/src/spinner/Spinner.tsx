import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { spinner, spinnerSizes } from './Spinner.css.ts'

export interface SpinnerProps extends CommonProps<HTMLSpanElement> {
  /** @default 'medium' */
  size?: keyof typeof spinnerSizes
  /** What is awaited, for screen readers. Leave out where words beside it say so. */
  label?: string
}

/** A turning ring: something is on its way. Takes the colour of the text around it. */
export function Spinner({ size = 'medium', label, ...root }: SpinnerProps) {
  const className = cx(spinner, spinnerSizes[size])
  if (label === undefined) return <span aria-hidden="true" className={className} {...commonProps(root)} />
  return <span role="status" aria-label={label} className={className} {...commonProps(root)} />
}
