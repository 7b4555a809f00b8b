import { globalStyle, style } from '@vanilla-extract/css'
import { under } from '../private/under.ts'
import { tokens } from '../tokens/contract.css.ts'

export const group = style({ display: 'inline-flex', maxInlineSize: '100%', isolation: 'isolate' })

const each = (state: string) => under(`${group} >`, [`button${state}`, `a${state}`])
// One line between two of them, and the ring of the one that has the focus above its neighbours.
globalStyle(each(':not(:first-child)'), {
  marginInlineStart: `calc(-1 * ${tokens.line.thin})`,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
})
globalStyle(each(':not(:last-child)'), { borderStartEndRadius: 0, borderEndEndRadius: 0 })
globalStyle(each(':hover'), { position: 'relative', zIndex: 1 })
globalStyle(each(':focus-visible'), { position: 'relative', zIndex: 1 })
