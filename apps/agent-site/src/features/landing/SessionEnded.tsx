import { SignInForm, useRemembered } from '@baize/account'
import { usePlatform } from '@baize/site'
import { Alert, PopupDialog, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { forgetPage, sendToDoor } from '../../shared/door.ts'
import { ContinueAs } from './ContinueAs.tsx'
import { useDoorText } from './doorText.ts'

/** The door, over the page of an agent whose session has ended: what was typed there waits. Closing it leads out. */
export function SessionEnded() {
  const { t } = useLingui()
  const { token } = usePlatform()
  const remembered = useRemembered()
  const doorText = useDoorText()
  const title = t({ message: 'Sign in', context: 'heading of the agents’ door' })
  // Loaded anew, the page is the door: it says why, and leads back here.
  useEffect(() => {
    sendToDoor('expired')
    return () => {
      if (token.get() !== null) forgetPage()
    }
  }, [token])
  return (
    <PopupDialog open label={title} title={title} size="small" onClose={token.clear}>
      <Stack space="md">
        <Alert tone="info">{doorText('expired')}</Alert>
        {remembered.account === null ? (
          <SignInForm username={remembered.username} onSignedIn={() => {}} />
        ) : (
          <ContinueAs remembered={remembered} />
        )}
      </Stack>
    </PopupDialog>
  )
}
