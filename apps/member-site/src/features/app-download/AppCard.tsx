import { Art, Badge, Card, Heading, Inline, LinkButton, QrCode, Text } from '@baize/ui'
import { DownloadIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import * as css from './AppDownload.css.ts'
import type { App } from './AppDownload.tsx'
import { systemNames, systemTexts } from './guides.ts'

export interface AppCardProps {
  app: App
  /** It is for the device that the page is read on. */
  own: boolean
}

/** An app: its audience, its download, and the code for another device. */
export function AppCard({ app, own }: AppCardProps) {
  const { t, i18n } = useLingui()
  const { system, url, qrText } = app
  const name = i18n._(systemNames[system])
  return (
    <Card as="section">
      <div className={css.card}>
        <div className={css.poster}>
          <Art motif="phone" seed={system} />
        </div>
        <Inline align="between" space="xs">
          <Heading level={2} size="group">
            {name}
          </Heading>
          {own && (
            <Badge tone="accent">{t({ message: 'For this device', context: 'badge of an app' })}</Badge>
          )}
        </Inline>
        <div className={css.text}>
          <Text tone="muted">{i18n._(systemTexts[system])}</Text>
        </div>
        <LinkButton
          fullWidth
          external
          href={url}
          tone={own ? 'premium' : 'accent'}
          variant={own ? 'solid' : 'soft'}
          icon={<DownloadIcon />}
        >
          {t({ message: `Download for ${name}`, context: 'link: an app' })}
        </LinkButton>
        <div className={css.code}>
          <QrCode
            value={qrText}
            label={t({ message: `QR code for ${name}`, context: 'QR code: opens the download on a phone' })}
          />
          <Text size="sm" tone="muted">{t`Scan it with your phone`}</Text>
        </div>
      </div>
    </Card>
  )
}
