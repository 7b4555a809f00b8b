import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

/** What is on shows without colour too: a check, and a bolder line. */
export const on = style({
  boxShadow: `inset 0 0 0 ${tokens.line.thin} currentcolor`,
  borderColor: 'currentcolor',
})

/** Words on several lines are beside the icon, not in the middle of the button. */
export const words = style({ textAlign: 'start' })

export const check = style({ flex: 'none', display: 'grid' })
