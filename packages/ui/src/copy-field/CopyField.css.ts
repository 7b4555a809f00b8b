import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { size, line } = tokens
const leading = '1.5em'

/** As high as its lines, and with one of them as high as any field. */
export const text = style({
  display: 'block',
  paddingBlock: `calc((${size.control.medium} - 2 * ${line.thin} - ${leading}) / 2)`,
  lineHeight: leading,
  fieldSizing: 'content',
  overflowWrap: 'anywhere',
  overflowY: 'auto',
  resize: 'none',
  scrollbarWidth: 'none',
  // Where a browser does not make it so high, what does not fit is scrolled to.
  '@supports': { '(field-sizing: content)': { overflowY: 'hidden' } },
})
