import { useEffect, useSyncExternalStore } from 'react'
import { Dialog } from './Dialog.tsx'
import { dialogStack } from './dialogStack.ts'

/** Shows the dialogs that `openDialog()` and `confirm()` open. Mount one a site, at its root. */
export function DialogHost() {
  const dialogs = useSyncExternalStore(dialogStack.subscribe, dialogStack.read, dialogStack.readOnServer)
  useEffect(() => dialogStack.addHost(), [])
  return dialogs.map(({ id, content, settle }) => (
    <Dialog key={id} {...content} open onAnswer={settle} onClose={() => settle(undefined)} />
  ))
}
