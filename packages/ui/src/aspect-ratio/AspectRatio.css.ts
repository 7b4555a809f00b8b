import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const frame = style({ position: 'relative', inlineSize: '100%', overflow: 'hidden' })

export const ratios = styleVariants(
  { '1:1': '1 / 1', '4:3': '4 / 3', '3:2': '3 / 2', '16:9': '16 / 9', '21:9': '21 / 9' },
  (ratio) => [frame, { aspectRatio: ratio }],
)

// An image or a frame in it fills it; anything else lays itself out.
for (const kind of ['img', 'video', 'iframe', 'picture'])
  globalStyle(`${frame} > ${kind}`, {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  })
