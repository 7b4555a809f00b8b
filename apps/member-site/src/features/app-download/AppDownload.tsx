import { loadViewMessages } from '@baize/account'
import type { ValueOf } from '@baize/api'
import { appDownload } from '@baize/api/calls'
import { joinMessages, LanguageSection, useLanguage } from '@baize/i18n'
import { Loaded, useApiQuery, usePermission, useTitle } from '@baize/site'
import { EmptyState, Heading, Stack, Text } from '@baize/ui'
import { DownloadIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { AppCard } from './AppCard.tsx'
import * as css from './AppDownload.css.ts'
import { deviceOf } from './device.ts'
import { Guides } from './Guides.tsx'
import { InstallCard } from './InstallCard.tsx'
import { loadMessages } from './messages.ts'
import { useAddress } from './useAddress.ts'

const load = joinMessages(loadViewMessages, loadMessages)

/** Where the apps are had: for this device first, by code for another one, with a guide for each. */
export function AppDownload() {
  return (
    <LanguageSection load={load}>
      <Room />
    </LanguageSection>
  )
}
AppDownload.words = load

function Room() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { brandName } = usePermission()
  useAddress()
  const read = useApiQuery(
    appDownload,
    { query: { language: locale } },
    { keepPrevious: true, ofSession: false },
  )
  const title = t({ message: 'App download', context: 'page title' })
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints)
  useTitle(title, brandName)
  return (
    <Stack space="xl">
      <Stack space="2xs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{t`Play anywhere with one account on all your devices.`}</Text>
      </Stack>
      <InstallCard />
      <Loaded read={read} lines={8}>
        {({ apps }) =>
          apps.length === 0 ? (
            <EmptyState icon={<DownloadIcon />} title={t`No app to download yet`}>
              {t`This site works in any phone browser.`}
            </EmptyState>
          ) : (
            <Stack space="xl">
              <div className={css.apps}>
                {forDevice(apps, device).map((app) => (
                  <AppCard key={app.system} app={app} own={ownOf(app.system, device)} />
                ))}
              </div>
              <Guides systems={apps.map(({ system }) => system)} device={device} />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  )
}

export type App = ValueOf<typeof appDownload>['apps'][number]

const ownOf = (system: App['system'], device: ReturnType<typeof deviceOf>) =>
  device === 'android' ? system === 'android' : device === 'ios' && system !== 'android'

/** The apps of this device before the others. */
function forDevice(apps: readonly App[], device: ReturnType<typeof deviceOf>): readonly App[] {
  return apps.toSorted(
    (one, other) => Number(ownOf(other.system, device)) - Number(ownOf(one.system, device)),
  )
}
