import { useLiveEvents } from '@baize/account'
import { openGate } from '../popups/popups.ts'

/** Keeps what is on the page true while somebody is signed in. */
export function LiveEvents() {
  useLiveEvents(endedByPlatform)
  return null
}

/** The platform ended the session; whoever did it in another tab needs no question here. */
function endedByPlatform(reason: string): void {
  if (reason !== 'signedOut') openGate('login', { to: 'goOn' })
}
