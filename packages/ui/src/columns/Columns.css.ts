import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../tokens/media.ts'
import type { breakpoints } from '../tokens/scales.ts'

export const columns = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

const templates = {
  '1/1': 'repeat(2, minmax(0, 1fr))',
  '1/1/1': 'repeat(3, minmax(0, 1fr))',
  '1/2': 'minmax(0, 1fr) minmax(0, 2fr)',
  '2/1': 'minmax(0, 2fr) minmax(0, 1fr)',
  'fit/fill': 'auto minmax(0, 1fr)',
  'fill/fit': 'minmax(0, 1fr) auto',
} as const

/** How the width is shared. */
export type ColumnTemplate = keyof typeof templates

export const always = styleVariants(templates, (value) => ({ gridTemplateColumns: value }))

function wideFrom(width: keyof typeof breakpoints) {
  return styleVariants(templates, (value) => ({
    '@media': { [from(width)]: { gridTemplateColumns: value } },
  }))
}

export const fromTablet = wideFrom('tablet')
export const fromDesktop = wideFrom('desktop')
