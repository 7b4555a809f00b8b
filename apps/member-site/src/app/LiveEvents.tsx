import { lazyScreen, useLiveEvents, useSessionEnding } from '@baize/site'
import { navigate } from 'wouter/use-browser-location'
import { openGate } from '../popups/popups.ts'
import { paths } from './paths.ts'

const SessionEnding = lazyScreen(
  () => import('../session-ending/warning.ts').then((chunk) => chunk.SessionEnding),
  'silent',
)

/** Keeps what is on the page true while somebody is signed in, and warns before that ends. */
export function LiveEvents() {
  useLiveEvents(endedByPlatform)
  const ending = useSessionEnding()
  return ending === null ? null : <SessionEnding at={ending} />
}

/** The platform ended the session. A sign-out in another tab redirects this tab to the home page and opens no sign-in. */
function endedByPlatform(reason: string): void {
  // In the same turn: a page that needs a session would ask for one.
  if (reason === 'signedOut') navigate(paths.home)
  else openGate('login', { to: 'goOn' })
}
