import { useToken } from '@baize/account'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { openPopup } from '../popups/popups.ts'
import { paths } from './paths.ts'

/** A route that needs a session: without one it leads to sign-in, and back here after it. */
export function Guarded({ children }: { children: ReactNode }) {
  const { signedIn } = useToken()
  const [path, navigate] = useLocation()
  useEffect(() => {
    if (signedIn) return
    openPopup('login', path)
    navigate(paths.login, { replace: true })
  }, [signedIn, path, navigate])
  return signedIn ? children : null
}
