import { Alert, Button, Divider, Stack, Text } from '@baize/ui'
import { PlayIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FormBasics } from '../form/FormBody.tsx'

export interface FreePlayProps {
  /** Begins a session with play money. Throws why not. */
  onFreePlay: () => Promise<void> | void
  /** Words for what it threw. */
  explain?: FormBasics['explain']
}

/** The way in for visitors without an account: a session with play money. */
export function FreePlay({ onFreePlay, explain }: FreePlayProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown }>()

  async function begin() {
    setBusy(true)
    setFailure(undefined)
    try {
      await onFreePlay()
    } catch (error) {
      setFailure({ error })
    }
    setBusy(false)
  }

  return (
    <Stack space="md">
      <Divider />
      {failure && (
        <Alert tone="critical" announce="assertive">
          {explain?.(failure.error) ??
            t({
              message: 'Free play could not start. Check your connection and try again',
              context: 'error at a button',
            })}
        </Alert>
      )}
      <Button
        variant="outline"
        tone="neutral"
        fullWidth
        icon={<PlayIcon />}
        loading={busy}
        onClick={() => void begin()}
      >
        {t({ message: 'Play for free', context: 'button: a session with play money' })}
      </Button>
      <Text size="sm" tone="muted" align="center">
        {t({ message: 'With play money, without an account', context: 'under the button "Play for free"' })}
      </Text>
    </Stack>
  )
}
