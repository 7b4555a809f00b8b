import * as css from './CodeField.css.ts'

interface CellsProps {
  text: string
  length: number
  /** The cell of the next digit. */
  here: number
}

/** The digits as they are seen; a screen reader meets the input that lies over them. */
export function Cells({ text, length, here }: CellsProps) {
  return Array.from({ length }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
    <span key={index} aria-hidden="true" data-here={index === here || undefined} className={css.cell}>
      {text[index] ?? (index === here && <span className={css.caret} />)}
    </span>
  ))
}
