import type { DialogContent } from './Dialog.tsx'

/** A dialog that code opened, and how to answer it. */
export interface OpenedDialog {
  id: number
  content: DialogContent
  settle: (value: string | undefined) => void
}

let opened: readonly OpenedDialog[] = []
let lastId = 0
const listeners = new Set<() => void>()
const none: readonly OpenedDialog[] = []

function change(next: readonly OpenedDialog[]): void {
  opened = next
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`: the dialogs that are open, the topmost last. */
export const dialogStack = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): readonly OpenedDialog[] => opened,
  readOnServer: (): readonly OpenedDialog[] => none,
}

/**
 * Opens a dialog over whatever is open and answers with the pressed button's `value`, or `undefined`
 * when it was closed without an answer. It shows where a `<DialogHost />` is mounted.
 */
export function openDialog(content: DialogContent): Promise<string | undefined> {
  return new Promise((resolve) => {
    lastId += 1
    const id = lastId
    const settle = (value: string | undefined) => {
      change(opened.filter((dialog) => dialog.id !== id))
      resolve(value)
    }
    change([...opened, { id, content, settle }])
  })
}

/** Closes every dialog that code opened, without an answer; for a session that ends. */
export function closeAllDialogs(): void {
  for (const dialog of [...opened].reverse()) dialog.settle(undefined)
}
