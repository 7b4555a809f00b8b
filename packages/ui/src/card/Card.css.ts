import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { color, radius, line, elevation, space } = tokens

export const card = style({ borderRadius: radius.large, border: `${line.thin} solid ${color.border.subtle}` })

export const cardSurfaces = styleVariants({
  base: { background: color.surface.base, boxShadow: elevation.low },
  raised: { background: color.surface.raised, boxShadow: elevation.mid },
  sunken: { background: color.surface.sunken },
  felt: {
    background: `radial-gradient(120% 170% at 12% -30%, ${color.felt.line}, transparent 55%), linear-gradient(150deg, ${color.felt.base}, ${color.felt.deep})`,
    borderColor: color.felt.line,
    color: color.felt.on,
  },
})

export const paddings = styleVariants(
  { none: '0', sm: space.sm, md: space.md, lg: space.lg, xl: space.xl },
  (padding) => ({ padding }),
)
