import { banners } from '@baize/api/calls'
import type { bannerGroups } from '@baize/api/contract'
import { useLanguage } from '@baize/i18n'
import { useApiQuery } from '@baize/site'
import { Stack } from '@baize/ui'
import { useState } from 'react'
import * as css from './PlacedBanner.css.ts'

/** Where a brand may place banners besides the home page, as the platform calls the places. */
export type BannerPlace = Exclude<(typeof bannerGroups)[number], 'w_home'>

/**
 * A brand's banners at a position, below its main content. Their space is reserved, and nothing is missing where they
 * do not load.
 */
export function PlacedBanner({ place }: { place: BannerPlace }) {
  const { locale } = useLanguage()
  const { data, isPending } = useApiQuery(
    banners,
    { query: { groupName: place, language: locale } },
    { keepPrevious: true, ofSession: false },
  )
  if (isPending) return <div className={css.room} />
  if (!data?.banners.length) return null
  return (
    <Stack space="sm">
      {data.banners.map(({ id, title, text, language, imageUrl, linkageType, url }) => (
        <div key={id} className={css.banner} lang={language}>
          <Picture url={imageUrl} />
          <div className={css.words}>
            <span className={css.title}>
              {url === '' ? (
                title
              ) : (
                <a
                  className={css.link}
                  href={url}
                  {...(linkageType === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                >
                  {title}
                </a>
              )}
            </span>
            {text !== '' && <span className={css.text}>{text}</span>}
          </div>
        </div>
      ))}
    </Stack>
  )
}

/** The image only illustrates the text: without it the text is shown alone. */
function Picture({ url }: { url: string }) {
  const [failed, setFailed] = useState(false)
  if (failed || url === '') return null
  return (
    <img
      className={css.picture}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  )
}
