import { from, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { space, color, line, z, elevation, type } = tokens

export const studio = style({
  minBlockSize: '100dvb',
  background: color.surface.page,
  color: color.text.primary,
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xs,
  paddingInline: space.md,
  background: color.surface.base,
  borderBlockEnd: `${line.thin} solid ${color.border.subtle}`,
  '@media': {
    [from('desktop')]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: z.header,
      boxShadow: elevation.low,
    },
  },
})

export const naming = style({ flex: '1 1 12rem' })
export const states = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm, fontSize: type.size.sm })
export const deeds = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs })
/** Empty it takes no space; a live region must be mounted before its text. */
export const said = style({
  flexBasis: '100%',
  fontSize: type.size.sm,
  selectors: { '&:empty': { position: 'absolute' } },
})

export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(24rem, 40rem) minmax(0, 1fr)' } },
})

export const bench = style({
  padding: space.md,
  '@media': {
    [from('desktop')]: {
      position: 'sticky',
      insetBlockStart: '4rem',
      alignSelf: 'start',
      maxBlockSize: 'calc(100dvb - 4rem)',
      overflowY: 'auto',
    },
  },
})

export const wall = style({
  padding: space.md,
  '@media': { [from('desktop')]: { borderInlineStart: `${line.thin} solid ${color.border.subtle}` } },
})
