import { useToken } from '@baize/account'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { openPopup, type PopupName, useOpenPopup } from './popups.ts'

/** Opens a popup over the page that its address stands for; whoever is signed in already goes on to the page. */
export function OpenPopup({ name }: { name: PopupName }) {
  const { signedIn } = useToken()
  const open = useOpenPopup()
  const [, navigate] = useLocation()
  const wanted = !signedIn && open !== name
  // The address is gone as soon as it has been followed, but for registration: it may carry an invitation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only arriving here opens it, not another popup closing.
  useEffect(() => {
    if (wanted) openPopup(name)
    if (signedIn || name === 'login') navigate('/', { replace: true })
  }, [name, signedIn, navigate])
  return null
}
