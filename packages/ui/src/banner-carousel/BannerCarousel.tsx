import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/icons.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import * as css from './BannerCarousel.css.ts'
import { type Banner, BannerSlide } from './BannerSlide.tsx'
import { RotationButton } from './RotationButton.tsx'
import { useRotation } from './rotation.ts'
import { bannerSettings } from './settings.ts'
import { useSwipe } from './swipe.ts'

export interface BannerCarouselProps extends RootProps<HTMLElement> {
  /** Accessible name, for example "Promotions". */
  label: string
  /** Nothing is shown for an empty list; a single banner stands without controls. */
  banners: readonly Banner[]
  /**
   * Milliseconds each banner stands; 0 never turns by itself.
   * @default bannerSettings.autoplay
   */
  autoplay?: number
}

interface Position {
  current: number
  /** The slide that is leaving, while the change is drawn. */
  leaving: number | undefined
  direction: 'forward' | 'back'
}

/** Banners that change by themselves, by the APG carousel pattern; loops when there is more than one. */
export function BannerCarousel({
  label,
  banners,
  autoplay = bannerSettings.autoplay,
  ...root
}: BannerCarouselProps) {
  const { t } = useLingui()
  const [position, setPosition] = useState<Position>({ current: 0, leaving: undefined, direction: 'forward' })
  const many = banners.length > 1
  const current = Math.min(position.current, banners.length - 1)

  const show = (index: number, direction: Position['direction']) => {
    const next = (index + banners.length) % banners.length
    if (next !== current) setPosition({ current: next, leaving: current, direction })
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
  const swipe = useSwipe({ onForward: forward, onBack: back, enabled: many })
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
      {...rootAttributes(root)}
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
      <div className={css.track} ref={track} aria-live={rotation.moving ? 'off' : 'polite'} {...swipe}>
        {banners.map((banner, index) => (
          <BannerSlide
            key={banner.id}
            banner={banner}
            number={index + 1}
            total={banners.length}
            state={index === current ? 'current' : index === position.leaving ? 'leaving' : 'away'}
            direction={position.leaving === undefined ? undefined : position.direction}
            first={index === 0}
          />
        ))}
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
