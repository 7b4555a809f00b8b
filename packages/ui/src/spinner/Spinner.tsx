import { join } from '../private/join.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { spinner, spinnerSizes } from './Spinner.css.ts'

export interface SpinnerProps extends RootProps<HTMLSpanElement> {
  /** @default 'medium' */
  size?: keyof typeof spinnerSizes
  /** What is awaited, for screen readers. Leave out where words beside it say so. */
  label?: string
}

/** A turning ring: something is on its way. Takes the colour of the text around it. */
export function Spinner({ size = 'medium', label, ...root }: SpinnerProps) {
  const className = join(spinner, spinnerSizes[size])
  if (label === undefined) return <span aria-hidden="true" className={className} {...rootAttributes(root)} />
  return <span role="status" aria-label={label} className={className} {...rootAttributes(root)} />
}
