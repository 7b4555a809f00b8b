import { useSessionPhase, useToken } from '@baize/site'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '../shared/paths.ts'
import { openGate } from '../shared/popups/popups.ts'
import { resumeOf, resumeText } from '../shared/popups/resume.ts'
import { purposeOf } from './purposeOf.ts'

/** A route that needs a session: without one the sign-in opens over the home page, and leads back here. */
export function Guarded({ children }: { children: ReactNode }) {
  const { signedIn } = useToken()
  const { asking } = useSessionPhase()
  const [path, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => {
    if (signedIn || asking) return
    const { path: left, purpose } = resumeOf(resumeText())
    // The page of a session that has ended, loaded anew: the question is still whether to go on.
    const goesOn = purpose?.to === 'goOn' && left?.split('?')[0] === path
    navigate(paths.home, { replace: true })
    if (goesOn) openGate('login', purpose, left, { replace: true })
    else openGate('login', purposeOf(path), search ? `${path}?${search}` : path, { replace: true })
  }, [signedIn, asking, path, search, navigate])
  return signedIn ? children : null
}
