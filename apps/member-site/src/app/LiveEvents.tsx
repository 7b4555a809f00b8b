import { useLiveEvents } from '@baize/account'
import { openPopup } from '../popups/popups.ts'

/** Keeps what is on the page true while somebody is signed in. */
export function LiveEvents() {
  useLiveEvents(endedByPlatform)
  return null
}

/** The platform ended the session; whoever did it in another tab needs no question here. */
function endedByPlatform(reason: string): void {
  if (reason !== 'signedOut') openPopup('login', location.pathname + location.search)
}
