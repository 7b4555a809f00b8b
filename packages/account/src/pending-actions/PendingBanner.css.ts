import { below, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const banner = style({ marginBlockEnd: tokens.space.md })

export const badge = style({
  position: 'absolute',
  insetBlockStart: '-10px',
  insetInlineEnd: '-12px',
  pointerEvents: 'none',
})

export const bell = style({ position: 'relative', display: 'inline-flex' })

export const row = style({
  paddingBlock: tokens.space.sm,
  selectors: { '& + &': { borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.subtle}` } },
})

/** On a phone the balance needs the space that the button reserves around its icon. */
export const place = style({ '@media': { [below('tablet')]: { marginInline: '-12px' } } })
