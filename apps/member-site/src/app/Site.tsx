import { lazyScreen, useToken } from '@baize/site'
import { Frame } from './Frame.tsx'
import { useSiteReactions } from './reactions.ts'

const LiveEvents = lazyScreen(() => import('./LiveEvents.tsx').then((chunk) => chunk.LiveEvents), 'silent')

/** The members' site, while the platform's status permits it. */
export function Site() {
  const { signedIn } = useToken()
  useSiteReactions()
  return (
    <>
      <Frame />
      {signedIn && <LiveEvents />}
    </>
  )
}
