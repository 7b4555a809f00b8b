import { appDownload } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { useApiQuery } from '@baize/site'
import { Inline, Link, QrCode, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../../shared/paths.ts'

/** The apps: a code to photograph for each kind of phone, and the page with the guides. */
export function AppCodes() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { data } = useApiQuery(
    appDownload,
    { query: { language: locale } },
    { keepPrevious: true, ofSession: false },
  )
  const names = {
    ios: t({ message: 'iOS app', context: 'app download' }),
    iosLite: t({ message: 'iOS lite app', context: 'app download' }),
    android: t({ message: 'Android app', context: 'app download' }),
  }
  const shown = (data?.apps ?? []).filter(({ system }) => system !== 'iosLite')
  if (shown.length === 0) return null
  return (
    <Stack space="xs">
      <Inline space="sm">
        {shown.map(({ system, qrText }) => (
          <Stack key={system} space="2xs" align="center">
            <QrCode value={qrText} label={names[system]} size="tiny" />
            <Text size="xs" tone="secondary">
              {names[system]}
            </Text>
          </Stack>
        ))}
      </Inline>
      <Link standalone href={paths.appDownload}>
        {t({ message: 'Download the app', context: 'link' })}
      </Link>
    </Stack>
  )
}
