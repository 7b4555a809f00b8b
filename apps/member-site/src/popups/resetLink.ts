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
  try {
    if (found !== undefined) sessionStorage.setItem(place, found)
    return found ?? sessionStorage.getItem(place) ?? ''
  } catch {
    return found ?? ''
  } finally {
    if (found !== undefined)
      navigate(location.pathname + location.search, { replace: true, state: history.state })
  }
}
