import { tabStorage } from '@baize/i18n/storage'
import { navigate } from 'wouter/use-browser-location'

const place = 'baize.reset'
const inHash = /^#reset=([\w-]{16,64})$/

/** Whether the address is the link of an e-mail to a new password: `/#reset=…`. */
export function hasResetLink(): boolean {
  return inHash.test(location.hash)
}

/** The code of the link, taken out of the address: from then on it is in this tab only, so that a reload has it too. */
export function takeResetCode(): string {
  const found = inHash.exec(location.hash)?.[1]
  if (found === undefined) return tabStorage.get(place) ?? ''
  tabStorage.set(place, found)
  navigate(location.pathname + location.search, { replace: true, state: history.state })
  return found
}
