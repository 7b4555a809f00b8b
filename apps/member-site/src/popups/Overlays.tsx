import { useToken } from '@baize/account'
import { DialogHost, ToastRegion } from '@baize/ui'
import { useEffect } from 'react'
import { Popups, preloadPopups } from './Popups.tsx'

/** What may stand over a page: popups, dialogs, notices. Fetched when the page is first touched. */
export function Overlays() {
  const { signedIn } = useToken()
  useEffect(() => {
    if (!signedIn) preloadPopups()
  }, [signedIn])
  return (
    <>
      <Popups />
      <DialogHost />
      <ToastRegion />
    </>
  )
}
