import { useSession } from '@baize/account'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { openPopup, type PopupName, popups } from './popups.ts'

/** Opens a popup over the page that its address stands for; whoever is signed in already goes on to the page. */
export function OpenPopup({ name }: { name: PopupName }) {
  const { signedIn } = useSession()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (!signedIn && popups.open !== name) openPopup(name)
    // The register address stays: it may carry an invitation that the form reads.
    if (signedIn || name === 'login') navigate('/', { replace: true })
  }, [name, signedIn, navigate])
  return null
}
