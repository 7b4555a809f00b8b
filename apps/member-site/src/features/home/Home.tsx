import { announcements } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { useApiQuery, usePermission, useTitle } from '@baize/site'
import { BannerCarousel, LinkButton, NoticeMarquee, Stack, VisuallyHidden } from '@baize/ui'
import { SearchIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Later } from '../../shared/Later.tsx'
import { openNotice, useSearchHref } from '../../shared/popups/popups.ts'
import { HomeBelow } from '../home-below/index.ts'
import * as css from './Home.css.ts'
import { HotGames } from './HotGames.tsx'
import { Jackpot } from './Jackpot.tsx'

/** Looks like the field that it opens. */
function SearchLink() {
  const { t } = useLingui()
  return (
    <LinkButton
      href={useSearchHref()}
      variant="outline"
      tone="neutral"
      fullWidth
      icon={<SearchIcon size={20} />}
    >
      {t({ message: 'Search all games', context: 'link that opens the search' })}
    </LinkButton>
  )
}

/**
 * The home page: notices, banners, hot games and the jackpot at once; the sections below are mounted when they are
 * near.
 */
export function Home() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { brandName } = usePermission()
  const news = useApiQuery(announcements, { query: { language: locale } }, { keepPrevious: true })
  useTitle('', brandName)
  return (
    <Stack space="xl">
      <VisuallyHidden>
        <h1>{t`${brandName}: games, deposits and withdrawals`}</h1>
      </VisuallyHidden>
      <Suspense>
        <div className={news.isPending ? css.news : undefined}>
          <Stack space="sm">
            <BannerCarousel
              label={t({ message: 'Promotions', context: 'name of the banners' })}
              banners={(news.data?.banners ?? []).map(({ id, title, text, language, imageUrl, linkUrl }) => ({
                id,
                title,
                text,
                lang: language,
                image: imageUrl,
                href: linkUrl,
              }))}
            />
            <Suspense>
              <NoticeMarquee
                notices={(news.data?.notices ?? []).map(({ id, title, language }) => ({
                  id,
                  text: title,
                  lang: language,
                }))}
                onSelect={openNotice}
              />
            </Suspense>
          </Stack>
        </div>
      </Suspense>
      <SearchLink />
      <Suspense>
        <HotGames />
      </Suspense>
      <Suspense>
        <Jackpot />
      </Suspense>
      <div className={css.below}>
        <Later>
          <HomeBelow />
        </Later>
      </div>
    </Stack>
  )
}
