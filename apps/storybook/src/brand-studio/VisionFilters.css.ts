import { style, styleVariants } from '@vanilla-extract/css'
import { visions } from './vision.ts'

/** Hidden without `display: none`, which would take the filters away. */
export const filters = style({ position: 'absolute', inlineSize: 0, blockSize: 0 })

/** What is shown within is seen through the filter. */
export const seen = styleVariants(Object.fromEntries(visions.map((vision) => [vision, vision])), (vision) =>
  vision === 'usual' ? {} : { filter: `url("#vision-${vision}")` },
)
