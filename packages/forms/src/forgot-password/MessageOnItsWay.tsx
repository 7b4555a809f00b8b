import { Alert, Stack, Text } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export interface MessageOnItsWayProps {
  /** The address that was typed. */
  email: string
  /** What to do next. */
  action: ReactNode
}

/**
 * What is said after a message was requested: the same whether or not there is such an account, so that no one learns
 * who has one.
 */
export function MessageOnItsWay({ email, action }: MessageOnItsWayProps) {
  const { t } = useLingui()
  const address = <bdi dir="ltr">{email}</bdi>
  return (
    <Stack space="md">
      <Alert
        tone="info"
        title={t({ message: 'Check your email', context: 'title after a message was asked for' })}
      >
        <Trans>If an account matches this username and {address}, we’ve emailed you a link.</Trans>
      </Alert>
      <Text tone="muted">
        {t`It may take a few minutes. Nothing yet? Check your spam folder and the address you entered.`}
      </Text>
      {action}
    </Stack>
  )
}
