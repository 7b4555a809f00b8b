import { PasswordConfirmation } from '@baize/account'
import { closeLayersOnBack, DialogHost, ToastRegion } from '@baize/ui'
import { useEffect } from 'react'

/** The overlays of a page: questions and messages. Loaded after the page: no screen begins with one. */
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
