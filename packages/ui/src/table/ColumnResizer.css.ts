import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'
import { asCards } from './cards.ts'

/** The edge between two headings: a line that is drawn where one points or the focus is. */
export const resizer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 24,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: tokens.space['2xs'],
    insetInlineEnd: 0,
    inlineSize: tokens.line.thick,
    background: tokens.color.border.strong,
    opacity: 0.4,
  },
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&:is(:focus-visible, :active)::after': { opacity: 1 },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover::after': { opacity: 1 } } },
    '(forced-colors: active)': { '::after': { background: 'CanvasText', opacity: 1 } },
    print: { display: 'none' },
  },
  '@container': { [asCards]: { display: 'none' } },
})
