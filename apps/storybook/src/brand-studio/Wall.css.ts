import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { space } = tokens

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space.xs,
})

/** Light and dark side by side, one below the other where they do not fit. */
export const pair = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.md })

/** The two sites beside each other, each with its schemes; one under the other where there is no room. */
export const sites = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: space.md,
})
