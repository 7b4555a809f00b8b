import { SessionWarning, useLiveEvents } from '@baize/site'
import { navigate } from 'wouter/use-browser-location'
import { paths } from '../shared/paths.ts'
import { openGate } from '../shared/popups/popups.ts'

/** Keeps the page's data up to date while a member is signed in, and warns before that ends. */
export function LiveEvents() {
  useLiveEvents(endedByPlatform)
  return <SessionWarning />
}

/** The platform ended the session. A sign-out in another tab redirects this tab to the home page and opens no sign-in. */
function endedByPlatform(reason: string): void {
  // In the same task: a page that needs a session would request a sign-in.
  if (reason === 'signedOut') navigate(paths.home)
  else openGate('login', { to: 'goOn' })
}
