import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { color, space, radius, line, size } = tokens

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs })
export const entry = style({ flex: '1 1 8rem' })
export const side = style({ display: 'flex', alignItems: 'center', gap: space['2xs'] })

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '120px',
  blockSize: size.control.medium,
  overflow: 'hidden',
  // The image is drawn for a light ground in both schemes.
  background: color.felt.on,
  color: color.felt.deep,
  border: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.medium,
})

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' })

export const proof = style({
  display: 'grid',
  minBlockSize: size.control.medium,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  border: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.medium,
})
export const proofLayer = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: space.sm,
  rowGap: space.xs,
})
/** As much space as the proof takes while it is under way. */
export const proofRoom = style([proofLayer, { visibility: 'hidden' }])
export const proofMark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  selectors: { [`${proof}[data-done=true] &`]: { color: color.positive.text } },
})
export const proofWords = style({ flex: '1 1 12rem' })
export const instead = style({ display: 'grid', gap: space.xs })
