import { lazyScreen, ScreenPending, useSystem, useToken } from '@baize/account'
import { Activity, useState } from 'react'
import { Frame } from './Frame.tsx'
import { useSiteReactions } from './reactions.ts'

const Closed = lazyScreen(() => import('./Closed.tsx').then((chunk) => chunk.Closed))
const LiveEvents = lazyScreen(() => import('./LiveEvents.tsx').then((chunk) => chunk.LiveEvents), 'silent')

/**
 * The normal app, or the page that replaces it while the platform says so. The app stays mounted behind that page, so
 * that whatever was typed is there when the site is given back.
 */
export function Site() {
  const system = useSystem()
  const { signedIn } = useToken()
  const [begun, setBegun] = useState(false)
  useSiteReactions()
  const open = system.kind === 'normal'
  if (open && !begun) setBegun(true)
  return (
    <>
      {begun && (
        <Activity mode={open ? 'visible' : 'hidden'}>
          <Frame />
        </Activity>
      )}
      {signedIn && <LiveEvents />}
      {system.kind === 'loading' && <ScreenPending />}
      {system.kind !== 'loading' && system.kind !== 'normal' && <Closed system={system} />}
    </>
  )
}
