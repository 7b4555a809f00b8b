import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { ExitingDialog } from './Dialog.tsx'
import { addDialogHost, dialogStack } from './dialogStack.ts'

/** Shows the dialogs that `openDialog()` and `confirm()` open. Mount one a site, at its root. */
export function DialogHost() {
  // In sync: the awaiting code continues when the dialog is unmounted, with the focus returned.
  const { opened } = useSnapshot(dialogStack, { sync: true })
  const [present, setPresent] = useState(opened)
  useEffect(addDialogHost, [])
  const added = opened.filter(({ id }) => !present.some((dialog) => dialog.id === id))
  if (added.length > 0) setPresent([...present, ...added])
  return present.map(({ id, content, settle }) => (
    <ExitingDialog
      key={id}
      {...content}
      open={opened.some((dialog) => dialog.id === id)}
      onAnswer={settle}
      onClose={() => settle(undefined)}
      onExited={() => setPresent((dialogs) => dialogs.filter((dialog) => dialog.id !== id))}
    />
  ))
}
