import { memberInfo } from '@baize/api/calls'
import { LanguageSection, useFormat } from '@baize/i18n'
import { Dialog } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePlatform } from '../platform/platform.ts'
import { useToken } from '../session/useToken.ts'
import { loadMessages } from './messages.ts'

export interface SessionEndingProps {
  /** When the session ends if no call follows, by the device's clock in milliseconds. */
  at: number
}

/**
 * Warns that the session is about to end, and extends it: WCAG 2.2.1. A session that has reached its maximum duration is
 * not extended; signing in again begins another.
 */
export function SessionEnding(props: SessionEndingProps) {
  return (
    <LanguageSection load={loadMessages} pending={null}>
      <Warning {...props} />
    </LanguageSection>
  )
}

function Warning({ at }: SessionEndingProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { client } = usePlatform()
  const { leave } = useToken()
  /** An end that a call did not move. */
  const [fixed, setFixed] = useState<number>()
  const [read, setRead] = useState<number>()
  const time = format.time(at)

  // Where the call fails the warning stays, and the button can be activated again.
  const stay = () =>
    client
      .call(memberInfo, {})
      .then(() => setFixed(at))
      .catch(() => {})

  if (fixed === at) {
    const title = t`You’ll be signed out soon`
    const close = () => setRead(at)
    return (
      <Dialog
        open={read !== at}
        label={title}
        title={title}
        message={t`You’ve been signed in for as long as we allow. At ${time} you’ll be asked to sign in again. What you’ve typed is kept.`}
        icon="info"
        buttons={[{ label: t({ message: 'OK', context: 'button: closes a warning' }), value: 'read' }]}
        onAnswer={close}
        onClose={close}
      />
    )
  }
  const title = t({
    message: 'Are you still there?',
    context: 'heading of a warning before the session ends',
  })
  return (
    <Dialog
      open
      label={title}
      title={title}
      message={t`For your security, you’ll be signed out at ${time}. What you’ve typed is kept.`}
      icon="question"
      buttons={[
        {
          label: t({ message: 'Sign out', context: 'button of a warning before the session ends' }),
          value: 'leave',
          tone: 'neutral',
        },
        {
          label: t({ message: 'Stay signed in', context: 'button of a warning before the session ends' }),
          value: 'stay',
          initialFocus: true,
        },
      ]}
      onAnswer={(answer) => void (answer === 'leave' ? leave() : stay())}
      onClose={() => void stay()}
    />
  )
}
