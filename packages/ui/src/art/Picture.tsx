import { useState } from 'react'
import { retried } from '../game-tile/retried.ts'
import * as css from './Art.css.ts'
import { Art, type ArtProps } from './Art.tsx'

interface PictureProps extends Omit<ArtProps, 'id' | 'data' | 'ref'> {
  /** The address of the image that was sent, if one was. */
  image: string | undefined
}

/** A decorative image; requested once more when it fails, and then replaced by a built-in one. */
export function Picture({ image, dimmed = false, ...art }: PictureProps) {
  const [failed, setFailed] = useState<{ image: string; times: number }>()
  const times = failed?.image === image ? (failed?.times ?? 0) : 0
  if (image === undefined || image === '' || times > 1) return <Art {...art} dimmed={dimmed} />
  return (
    <img
      className={css.picture}
      key={times}
      src={times === 0 ? image : retried(image)}
      alt=""
      data-dimmed={dimmed || undefined}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed({ image, times: times + 1 })}
    />
  )
}
