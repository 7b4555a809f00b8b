import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { space, color, radius, line } = tokens

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 'min(560px, 80dvb)',
  overflow: 'hidden',
  border: `${line.thin} solid ${color.border.subtle}`,
  borderRadius: radius.large,
  background: color.surface.base,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: '56px',
  paddingInline: `${space.md} ${space.xs}`,
  borderBlockEnd: `${line.thin} solid ${color.border.subtle}`,
})

export const stage = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'stretch' })

export const chat = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
})

export const notice = style({ gridArea: '1 / 1', alignSelf: 'center', justifySelf: 'center' })

export const waiting = style([
  notice,
  { display: 'grid', justifyItems: 'center', gap: space.sm, color: color.text.secondary },
])
