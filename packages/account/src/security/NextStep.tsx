import type { SecurityItem, SecurityKind } from '@baize/forms'
import { Button, Card, Heading, Stack, Text } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { nextStep } from './nextStep.ts'

/** What to do, and why now, for what is missing. Sessions and the real name are no steps of their own. */
const words: Readonly<
  Partial<
    Record<SecurityKind, { title: MessageDescriptor; why: MessageDescriptor; action: MessageDescriptor }>
  >
> = {
  loginPassword: {
    title: msg({ message: 'Choose a password', context: 'next step of the security centre' }),
    why: msg`Without one, you can only sign in with a code.`,
    action: msg({ message: 'Choose a password', context: 'button of the next step' }),
  },
  paymentPassword: {
    title: msg({ message: 'Set a payment password', context: 'next step of the security centre' }),
    why: msg`No one can withdraw without it, even with your phone.`,
    action: msg({ message: 'Set payment password', context: 'button of the next step' }),
  },
  email: {
    title: msg({ message: 'Verify your email address', context: 'next step of the security centre' }),
    why: msg`You need it to reset a forgotten password.`,
    action: msg({ message: 'Verify email address', context: 'button of the next step' }),
  },
  mobile: {
    title: msg({ message: 'Verify your mobile number', context: 'next step of the security centre' }),
    why: msg`We send codes to it when someone signs in from a new location.`,
    action: msg({ message: 'Verify mobile number', context: 'button of the next step' }),
  },
  authenticator: {
    title: msg({ message: 'Connect an authenticator app', context: 'next step of the security centre' }),
    why: msg`It works offline, and its codes can’t be intercepted.`,
    action: msg({ message: 'Connect an app', context: 'button of the next step' }),
  },
  bankAccounts: {
    title: msg({ message: 'Add a bank account', context: 'next step of the security centre' }),
    why: msg`Withdraw in two taps, only to your own account.`,
    action: msg({ message: 'Add bank account', context: 'button of the next step' }),
  },
}

export interface NextStepProps {
  items: readonly SecurityItem[]
  onOpen: (kind: SecurityKind) => void
}

/** The one thing that would help the account most now; nothing when all is done. */
export function NextStep({ items, onOpen }: NextStepProps) {
  const { t, i18n } = useLingui()
  const kind = nextStep(items)
  const said = kind && words[kind]
  if (!kind || !said) return null
  return (
    <Card as="section" surface="raised">
      <Stack space="sm" align="start">
        <Text size="sm" tone="muted" weight="medium">
          {t({ message: 'Next step', context: 'above what to do next in the security centre' })}
        </Text>
        <Heading level={2} size="group">
          {i18n._(said.title)}
        </Heading>
        <Text>{i18n._(said.why)}</Text>
        <Button onClick={() => onOpen(kind)}>{i18n._(said.action)}</Button>
      </Stack>
    </Card>
  )
}
