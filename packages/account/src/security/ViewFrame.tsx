import { Button, Heading, Stack, Text } from '@baize/ui'
import { BackIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface ViewFrameProps {
  title: string
  /** A sentence under the title. */
  about?: string
  onBack: () => void
  children: ReactNode
}

/** One thing of the security centre: the way back, what it is, and what can be done. */
export function ViewFrame({ title, about, onBack, children }: ViewFrameProps) {
  const { t } = useLingui()
  return (
    <Stack space="md">
      <Stack space="xs" align="start">
        <Button variant="plain" tone="neutral" size="small" icon={<BackIcon size={18} />} onClick={onBack}>
          {t({ message: 'Security', context: 'button: back to the list of the security centre' })}
        </Button>
        <Heading level={1}>{title}</Heading>
        {about !== undefined && <Text tone="muted">{about}</Text>}
      </Stack>
      {children}
    </Stack>
  )
}
