import { style, styleVariants } from '@vanilla-extract/css'

export const grid = style({ display: 'grid' })

/** The narrowest a cell may become before a row has one fewer. */
export const minimums = { tile: '9rem', card: '16rem', panel: '22rem' } as const

export const cells = styleVariants(minimums, (width) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
}))
