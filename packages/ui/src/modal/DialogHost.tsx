import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { Dialog } from './Dialog.tsx'
import { addDialogHost, dialogStack } from './dialogStack.ts'

/** Shows the dialogs that `openDialog()` and `confirm()` open. Mount one a site, at its root. */
export function DialogHost() {
  // In sync: whoever waits for the answer goes on when the dialog is out of the page, and finds the focus back.
  const { opened } = useSnapshot(dialogStack, { sync: true })
  useEffect(addDialogHost, [])
  return opened.map(({ id, content, settle }) => (
    <Dialog key={id} {...content} open onAnswer={settle} onClose={() => settle(undefined)} />
  ))
}
