import { useState } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import * as css from './Avatar.css.ts'
import { initials } from './initials.ts'

/** Sizes of an avatar. */
export const avatarSizes = ['small', 'medium', 'large'] as const
/** A size of an avatar. */
export type AvatarSize = (typeof avatarSizes)[number]

export interface AvatarProps extends CommonProps<HTMLSpanElement> {
  /** Whose it is: its accessible name, and the letters where there is no image. */
  name: string
  /** Address of the image; letters replace it where there is none or it fails. */
  src?: string | undefined
  /** @default 'medium' */
  size?: AvatarSize
  /** The name is shown beside it, so that screen readers need it no second time. @default false */
  decorative?: boolean
}

/** A user's image, or the first letters of the name. */
export function Avatar({ name, src, size = 'medium', decorative = false, ...root }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span
      className={cx(css.avatar, css.sizes[size])}
      translate="no"
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...commonProps(root)}
    >
      {src === undefined || failed === src ? (
        initials(name)
      ) : (
        <img className={css.picture} src={src} alt="" loading="lazy" onError={() => setFailed(src)} />
      )}
    </span>
  )
}
