import { Button, Card, Heading, Stack, Text } from '@baize/ui'
import { DownloadIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useInstallOffer } from '../../shared/installable/offer.ts'

/** Puts the site itself on the device, where the browser offers that. */
export function InstallCard() {
  const { t } = useLingui()
  const install = useInstallOffer()
  if (!install) return null
  return (
    <Card as="section">
      <Stack space="sm" align="start">
        <Heading level={2} size="group">
          {t({ message: 'Install this site as an app', context: 'heading: installs the site itself' })}
        </Heading>
        <Text tone="muted">{t`Opens from your home screen, takes up no space and is always up to date.`}</Text>
        <Button icon={<DownloadIcon />} onClick={() => void install()}>
          {t({ message: 'Install on this device', context: 'button: installs the site itself' })}
        </Button>
      </Stack>
    </Card>
  )
}
