import { appDownload } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { pageBrand, useApiQuery, usePermission } from '@baize/site'
import { Art, Card, Heading, LinkButton, QrCode, Stack, Text } from '@baize/ui'
import { DownloadIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../../shared/paths.ts'
import * as css from './HomeBelow.css.ts'

/** The apps: their purpose, a link to their page, and a code for the phone beside this screen. */
export function AppBlock() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { brandName } = usePermission()
  const { data } = useApiQuery(
    appDownload,
    { query: { language: locale } },
    { keepPrevious: true, ofSession: false },
  )
  if (data?.apps.length === 0) return null
  const names = {
    ios: t({ message: 'iOS app', context: 'app download' }),
    iosLite: t({ message: 'iOS lite app', context: 'app download' }),
    android: t({ message: 'Android app', context: 'app download' }),
  }
  return (
    <Card as="section">
      <Stack space="md">
        <BrandArt />
        <Stack space="2xs">
          <Heading level={2} size="section">
            {t({ message: `${brandName} on your phone`, context: 'section of the home page: the apps' })}
          </Heading>
          <Text tone="muted">{t`One account on all your devices.`}</Text>
        </Stack>
        <LinkButton href={paths.appDownload} icon={<DownloadIcon />}>
          {t({ message: 'Download the app', context: 'link' })}
        </LinkButton>
        <div className={css.codes}>
          {(data?.apps ?? [])
            .filter(({ system }) => system !== 'iosLite')
            .map(({ system, qrText }) => (
              <Stack key={system} space="2xs" align="center">
                <QrCode value={qrText} label={names[system]} size="small" />
                <Text size="sm" tone="secondary">
                  {names[system]}
                </Text>
              </Stack>
            ))}
        </div>
      </Stack>
    </Card>
  )
}

/** The brand's own image; the default one where the brand has none. */
function BrandArt() {
  const brand = pageBrand()
  if (brand?.assets.art) {
    return (
      <img className={css.art} src={`/brand/${brand.assets.art}?${brand.version}`} alt="" loading="lazy" />
    )
  }
  return (
    <div className={css.art}>
      <Art motif="phone" seed="apps" />
    </div>
  )
}
