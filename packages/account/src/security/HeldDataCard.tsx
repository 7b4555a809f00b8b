import { usePlatform } from '@baize/site'
import { Button, Card, Heading, Inline } from '@baize/ui'
import { DownloadIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'

export interface HeldDataCardProps {
  onOpen: () => void
}

/** The way to a copy of one's data, on the members' site. */
export function HeldDataCard({ onOpen }: HeldDataCardProps) {
  const { t } = useLingui()
  const { site } = usePlatform()
  if (site !== 'member') return null
  return (
    <Card as="section">
      <Inline align="between">
        <Heading level={2} size="group">
          {t({ message: 'Your data', context: 'heading: what is held about the account' })}
        </Heading>
        <Button variant="outline" tone="neutral" icon={<DownloadIcon size={18} />} onClick={onOpen}>
          {t({ message: 'Download your data', context: 'button' })}
        </Button>
      </Inline>
    </Card>
  )
}
