import { style } from '@vanilla-extract/css'
import { control } from '../field/FieldFrame.css.ts'
import { tokens } from '../tokens/contract.css.ts'

export const row = style({ display: 'flex', gap: tokens.space.xs })
export const entry = style({ flex: '1 1 auto' })

export const input = style([
  control,
  {
    selectors: {
      // The field has its own button, the same in every browser.
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&::-webkit-search-decoration': { display: 'none' },
      // An example that is longer than the field ends in a sign of it.
      '&:placeholder-shown': { textOverflow: 'ellipsis' },
    },
  },
])

/** Its place is kept while there is nothing to clear: the first letter moves nothing. */
export const clear = style({ selectors: { [`${input}:placeholder-shown + &`]: { visibility: 'hidden' } } })
