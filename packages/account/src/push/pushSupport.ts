/** Whether a browser can show push notifications: iOS and iPadOS only in a site that is on the home screen. */
export type PushSupport = 'possible' | 'needsInstalling' | 'unsupported'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** An iPad says that it is a Mac; Macs have no touch screen. */
const isAppleMobile = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

export function pushSupport(): PushSupport {
  if (canPush()) return 'possible'
  const installed = matchMedia('(display-mode: standalone)').matches
  return isAppleMobile(navigator) && !installed ? 'needsInstalling' : 'unsupported'
}
