import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { suitOf, suits } from '../game-tile/suits.ts'
import * as css from './BannerSlide.css.ts'

/** How a banner without an image is painted. */
export const bannerVariants = ['felt', 'premium', 'night'] as const
export type BannerVariant = (typeof bannerVariants)[number]

export interface Banner {
  /** Stable key. */
  id: string
  /** Where the banner leads; empty for one that only says something. */
  href: string
  /** What it says; the image's text alternative where the words are part of the image. */
  title: string
  /** A short line above the title. */
  kicker?: string
  /** One sentence more. */
  text?: string
  /** The language of its words, where it is not the page's. */
  lang?: string | undefined
  /** Words of its button-like call. */
  action?: string
  /**
   * Address of its image. Where it fails to load, the painted look replaces it. An image without words in it is
   * mirrored where people read from right to left, so that what it shows stays clear of the words.
   */
  image?: string
  /** Whether the image has the words in it, so that they are not written again. @default false */
  wordsInImage?: boolean
  /** @default 'felt' */
  variant?: BannerVariant
}

interface BannerSlideProps {
  banner: Banner
  number: number
  total: number
  current: boolean
  first: boolean
}

export function BannerSlide({ banner, number, total, current, first }: BannerSlideProps) {
  const { t } = useLingui()
  const [failed, setFailed] = useState(false)
  const picture = failed ? undefined : banner.image
  const Slide = banner.href ? 'a' : 'div'
  const wordless = picture !== undefined && banner.wordsInImage
  return (
    // biome-ignore lint/a11y/useSemanticElements: the APG carousel calls for a group; a fieldset contains fields
    <div
      className={css.slide}
      role="group"
      aria-roledescription={t({
        message: 'slide',
        context: 'What a screen reader calls one banner of several',
      })}
      aria-label={t({ message: `${number} of ${total}`, context: 'Banner 2 of 5' })}
      inert={!current}
    >
      <Slide
        className={css.link}
        data-variant={banner.variant ?? 'felt'}
        {...(banner.href && { href: banner.href })}
      >
        {picture ? (
          <img
            className={css.picture}
            data-under-words={wordless ? undefined : ''}
            src={picture}
            alt={wordless ? banner.title : ''}
            lang={wordless ? banner.lang : undefined}
            fetchPriority={first ? 'high' : 'low'}
            loading={first ? 'eager' : 'lazy'}
            draggable={false}
            onError={() => setFailed(true)}
          />
        ) : (
          <Art id={banner.id} />
        )}
        {!wordless && (
          <span className={css.words} data-on-picture={picture ? '' : undefined}>
            {banner.kicker && <span className={css.kicker}>{banner.kicker}</span>}
            <span className={css.title}>
              <bdi lang={banner.lang}>{banner.title}</bdi>
            </span>
            {banner.text && (
              <span className={css.text}>
                <bdi lang={banner.lang}>{banner.text}</bdi>
              </span>
            )}
            {banner.action && <span className={css.action}>{banner.action}</span>}
          </span>
        )}
      </Slide>
    </div>
  )
}

/** A hand of cards on the felt, its suit chosen by the banner's id. */
function Art({ id }: { id: string }) {
  const suit = suits[suitOf(id)]
  return (
    <svg className={css.art} viewBox="0 0 320 240" aria-hidden preserveAspectRatio="xMaxYMid slice">
      <circle className={css.ring} cx="200" cy="130" r="150" />
      <circle className={css.ring} cx="200" cy="130" r="112" />
      {[-24, -6, 12].map((angle, index) => (
        <g key={angle} transform={`rotate(${angle} 200 330)`}>
          <rect className={css.card} x="150" y="46" width="112" height="156" rx="11" />
          <path
            className={css.pip}
            data-last={index === 2 || undefined}
            d={suit}
            transform="translate(158 54) scale(.22)"
          />
          {index === 2 && (
            <path className={css.pip} data-last d={suit} transform="translate(170 86) scale(.76)" />
          )}
        </g>
      ))}
    </svg>
  )
}
