import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useValue } from '../field/useValue.ts'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './BannerCarousel.css.ts'
import { type Banner, BannerSlide } from './BannerSlide.tsx'
import { RotationButton } from './RotationButton.tsx'
import { useRotation } from './rotation.ts'
import { bannerSettings } from './settings.ts'
import { useCarousel } from './useCarousel.ts'

export interface BannerCarouselProps extends CommonProps<HTMLElement> {
  /** Accessible name, for example "Promotions". */
  label: string
  /** Nothing is shown for an empty list; a single banner has no controls. */
  banners: readonly Banner[]
  /**
   * Milliseconds for each banner; 0 disables rotation.
   * @default bannerSettings.autoplay
   */
  autoplay?: number
  /** Which banner is shown, from 0, where its owner keeps that. */
  index?: number
  /** Which banner is shown at first, where it keeps that by itself. @default 0 */
  defaultIndex?: number
  /** Another banner is shown. */
  onIndexChange?: (index: number) => void
}

/** Banners that change by themselves, by the APG carousel pattern; loops when there is more than one. */
export function BannerCarousel({
  label,
  banners,
  autoplay = bannerSettings.autoplay,
  index: owned,
  defaultIndex = 0,
  onIndexChange,
  ...root
}: BannerCarouselProps) {
  const { t } = useLingui()
  const [index, setIndex] = useValue(owned, defaultIndex, onIndexChange)
  const [direction, setDirection] = useState<'forward' | 'back'>('forward')
  const many = banners.length > 1
  const current = Math.min(index, banners.length - 1)

  const show = (index: number, direction: 'forward' | 'back') => {
    const next = (index + banners.length) % banners.length
    if (next === current) return
    setDirection(direction)
    setIndex(next)
  }
  const forward = () => show(current + 1, 'forward')
  const back = () => show(current - 1, 'back')

  const track = useRef<HTMLDivElement>(null)
  const rotation = useRotation({
    every: autoplay,
    enabled: many && autoplay > 0,
    onTurn: forward,
    within: track,
  })
  const { engaged, onScrollEnd } = useCarousel({
    viewport: track,
    enabled: many,
    index: current,
    direction,
    onIndexChange: setIndex,
  })
  if (banners.length === 0) return null

  return (
    <section
      className={css.carousel}
      aria-roledescription={t({
        message: 'carousel',
        context: 'What a screen reader calls a set of changing banners',
      })}
      aria-label={label}
      {...rotation.holdProps}
      {...commonProps(root)}
    >
      {many && (
        <div className={css.controls}>
          {autoplay > 0 && (
            <RotationButton
              className={css.control}
              playing={rotation.playing}
              onPlayingChange={rotation.setPlaying}
            />
          )}
          <button className={css.control} type="button" aria-label={t`Previous banner`} onClick={back}>
            <ChevronStartIcon />
          </button>
          <button className={css.control} type="button" aria-label={t`Next banner`} onClick={forward}>
            <ChevronEndIcon />
          </button>
        </div>
      )}
      <div className={css.viewport} ref={track} data-engaged={engaged || undefined} onScrollEnd={onScrollEnd}>
        <div className={css.slides} aria-live={rotation.moving ? 'off' : 'polite'}>
          {banners.map((banner, index) => (
            <BannerSlide
              key={banner.id}
              banner={banner}
              number={index + 1}
              total={banners.length}
              current={index === current}
              first={index === 0}
            />
          ))}
        </div>
      </div>
      {many && (
        <div className={css.picker}>
          {banners.map((banner, index) => {
            const [number, total, title] = [index + 1, banners.length, banner.title]
            return (
              <button
                className={css.dot}
                key={banner.id}
                type="button"
                aria-label={t({
                  message: `Banner ${number} of ${total}: ${title}`,
                  context: 'Shows this banner',
                })}
                aria-current={index === current}
                onClick={() => show(index, index > current ? 'forward' : 'back')}
              />
            )
          })}
        </div>
      )}
    </section>
  )
}
