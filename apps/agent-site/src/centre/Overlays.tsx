import { PasswordConfirmation } from '@baize/account'
import { closeLayersOnBack, DialogHost, ToastRegion } from '@baize/ui'
import { useEffect } from 'react'

/** What may stand over a page: questions and messages. Fetched after the page: no screen begins with one. */
export function Overlays() {
  useEffect(closeLayersOnBack, [])
  return (
    <>
      <DialogHost />
      <PasswordConfirmation />
      <ToastRegion />
    </>
  )
}
