import * as css from './Swatch.css.ts'

interface SwatchProps {
  /** A CSS colour. */
  over: string
  /** Its background; none shows the colour alone. */
  under?: string
}

/** A sample of one colour on another; its text is beside it. */
export function Swatch({ over, under }: SwatchProps) {
  return (
    <svg viewBox="0 0 32 32" className={css.swatch} aria-hidden="true" focusable="false">
      <rect width="32" height="32" fill={under ?? over} />
      {under !== undefined && <path d="M8 9h16v3H17.6v12h-3.2V12H8z" fill={over} />}
    </svg>
  )
}
