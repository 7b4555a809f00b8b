import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 'min(620px, 100dvb)',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: tokens.radius.large,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  background: tokens.color.surface.base,
})

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: `radial-gradient(90% 90% at 50% 40%, ${tokens.color.felt.base}, ${tokens.color.felt.deep})`,
})

export const game = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
})

export const notice = style({
  overflowWrap: 'anywhere',
  gridArea: '1 / 1',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: tokens.space.md,
  padding: tokens.space.lg,
  color: tokens.color.felt.on,
  textAlign: 'center',
})

/** What replaces a game that opens elsewhere: words on the page's own surface, not on the cloth. */
export const elsewhere = style({
  gridArea: '1 / 1',
  display: 'grid',
  alignContent: 'center',
  padding: tokens.space.lg,
  background: tokens.color.surface.base,
  color: tokens.color.text.primary,
})

export const headline = style({ fontSize: tokens.type.size.xl, fontWeight: tokens.type.weight.heading })
