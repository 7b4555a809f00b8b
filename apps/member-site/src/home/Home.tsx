import { usePermission, useRead, useTitle } from '@baize/account'
import { announcements, gameSections } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { BannerCarousel, NoticeMarquee, Stack, VisuallyHidden } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { GameSections } from './GameSections.tsx'

/** The home page: notices, banners, hot games and a section per category, all from the server. */
export function Home() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { brandName } = usePermission()
  const news = useRead(announcements, { query: { language: locale } }, { keepPrevious: true })
  const sections = useRead(gameSections, { query: { language: locale } }, { keepPrevious: true })
  useTitle('', brandName)
  return (
    <Stack space="xl">
      <VisuallyHidden>
        <h1>{t`${brandName}: games, deposits and withdrawals`}</h1>
      </VisuallyHidden>
      <Stack space="sm">
        <BannerCarousel
          label={t({ message: 'Promotions', context: 'name of the banners' })}
          banners={(news.data?.banners ?? []).map(({ id, title, text, imageUrl, linkUrl }) => ({
            id,
            title,
            text,
            image: imageUrl,
            href: linkUrl || '#main',
          }))}
        />
        <NoticeMarquee notices={(news.data?.notices ?? []).map(({ id, title }) => ({ id, text: title }))} />
      </Stack>
      <GameSections sections={sections} />
    </Stack>
  )
}
