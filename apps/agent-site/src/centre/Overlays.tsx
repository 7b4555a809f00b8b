import { DialogHost, ToastRegion } from '@baize/ui'

/** What may stand over a page: questions and messages. Fetched after the page: no screen begins with one. */
export function Overlays() {
  return (
    <>
      <DialogHost />
      <ToastRegion />
    </>
  )
}
