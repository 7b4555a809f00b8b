import { Button, Card, Heading, Inline } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

/** The way to closing the account, below everything that protects it. */
export function CloseEntry({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui()
  return (
    <Card as="section">
      <Inline align="between">
        <Heading level={2} size="group">
          {t({ message: 'Close account', context: 'heading' })}
        </Heading>
        <Button variant="outline" tone="critical" onClick={onOpen}>
          {t({ message: 'Close account', context: 'button' })}
        </Button>
      </Inline>
    </Card>
  )
}
