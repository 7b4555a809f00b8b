import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { color, radius, line, space, elevation } = tokens

export const box = style({ maxInlineSize: '100%' })

export const surfaces = styleVariants({
  none: {},
  page: { background: color.surface.page },
  sunken: { background: color.surface.sunken },
  base: { background: color.surface.base },
  raised: { background: color.surface.raised, boxShadow: elevation.low },
  selected: { background: color.surface.selected },
})

export const borders = styleVariants({
  none: {},
  subtle: { border: `${line.thin} solid ${color.border.subtle}` },
  base: { border: `${line.thin} solid ${color.border.base}` },
  strong: { border: `${line.thick} solid ${color.border.strong}` },
})

export const radii = styleVariants(
  { none: '0', small: radius.small, medium: radius.medium, large: radius.large, full: radius.full },
  (borderRadius) => ({ borderRadius }),
)

const steps = { none: '0', ...space }
export const padding = styleVariants(steps, (step) => ({ padding: step }))
export const paddingInline = styleVariants(steps, (step) => ({ paddingInline: step }))
export const paddingBlock = styleVariants(steps, (step) => ({ paddingBlock: step }))
