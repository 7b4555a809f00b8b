import { Button, Heading, Inline } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

interface BatchHeadProps {
  fileName: string
  /** Whether rows of it were sent. */
  begun: boolean
  running: boolean
  onClose: () => void
}

/** The name of a file whose rows are sent, and a button to choose another one. */
export function BatchHead({ fileName, begun, running, onClose }: BatchHeadProps) {
  const { t } = useLingui()
  return (
    <Inline align="between" space="sm">
      <Heading level={2} size="group">
        <bdi>{fileName}</bdi>
      </Heading>
      <Button variant="plain" tone="neutral" size="small" disabled={running} onClick={onClose}>
        {begun
          ? t({ message: 'Close this file', context: 'button: after its rows were sent' })
          : t({ message: 'Choose another file', context: 'button' })}
      </Button>
    </Inline>
  )
}
