import { ApiError, type ValueOf } from '@baize/api'
import { type login, loginRemembered } from '@baize/api/calls'
import { usePlatform, useProblemText, useToken } from '@baize/site'
import { Alert, Button, Stack, Text } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Remembered } from './useRemembered.ts'

export interface ContinueProps {
  remembered: Remembered
  onSignedIn: (result: ValueOf<typeof login>) => void
}

/** Continuing as the account that this browser remembers. */
export function Continue({ remembered, onSignedIn }: ContinueProps) {
  const { t } = useLingui()
  const { client } = usePlatform()
  const { enter } = useToken()
  const problemText = useProblemText()
  const [busy, setBusy] = useState<'going' | 'forgetting' | null>(null)
  const [problem, setProblem] = useState<string>()
  const name = remembered.account?.name ?? ''

  async function attempt(what: 'going' | 'forgetting', action: () => Promise<void>) {
    setBusy(what)
    setProblem(undefined)
    try {
      await action()
    } catch (error) {
      // Who is not remembered any more signs in with the password.
      if (error instanceof ApiError && error.code === 'notSignedIn') remembered.other()
      else setProblem(error instanceof ApiError ? problemText(error) : t`Something went wrong. Try again.`)
    } finally {
      setBusy(null)
    }
  }

  const goOn = () =>
    attempt('going', async () => {
      const result = await client.call(loginRemembered, {})
      enter(result.token)
      onSignedIn(result)
    })

  const account = <bdi>{name}</bdi>
  return (
    <Stack space="md">
      {problem !== undefined && (
        <Alert tone="critical" announce="assertive">
          {problem}
        </Alert>
      )}
      <Text tone="muted">{t`You chose “Remember me” on this device.`}</Text>
      <Button size="large" fullWidth initialFocus loading={busy === 'going'} onClick={() => void goOn()}>
        <Trans context="button: sign in as the remembered account">Continue as {account}</Trans>
      </Button>
      <Button variant="outline" tone="neutral" fullWidth onClick={remembered.other}>
        {t({ message: 'Sign in with password', context: 'button' })}
      </Button>
      <Button
        variant="plain"
        fullWidth
        loading={busy === 'forgetting'}
        onClick={() => void attempt('forgetting', remembered.forget)}
      >
        {t({ message: 'Not you? Remove account', context: 'button' })}
      </Button>
    </Stack>
  )
}
