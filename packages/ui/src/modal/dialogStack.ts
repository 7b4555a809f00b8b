import { reportMisuse } from '@baize/i18n/misuse'
import { proxy, ref } from 'valtio'
import type { DialogContent } from './Dialog.tsx'

/** A dialog that code opened, and how to close it. */
interface OpenedDialog {
  readonly id: number
  readonly content: DialogContent
  readonly settle: (value: string | undefined) => void
}

/** The dialogs that code opened, the topmost last. Each is shown as it was passed: its content is no state. */
export const dialogStack = proxy<{ opened: readonly ReturnType<typeof ref<OpenedDialog>>[] }>({ opened: [] })
let lastId = 0
let hosts = 0

/** A host is mounted; returns what says that it is not any more. */
export function addDialogHost(): () => void {
  hosts += 1
  return () => {
    hosts -= 1
  }
}

/** How long a host may take until it is mounted, in milliseconds: its code may still be on its way. */
export const hostTimeout = 10_000

/**
 * Opens a dialog over whatever is open and resolves to the clicked button's `value`, or `undefined`
 * when it was closed without a choice. It shows where a `<DialogHost />` is mounted; without one it is closed after
 * {@link hostTimeout}, and says so in development.
 */
export function openDialog(content: DialogContent): Promise<string | undefined> {
  return new Promise((resolve) => {
    lastId += 1
    const id = lastId
    const settle = (value: string | undefined) => {
      dialogStack.opened = dialogStack.opened.filter((dialog) => dialog.id !== id)
      resolve(value)
    }
    dialogStack.opened = [...dialogStack.opened, ref({ id, content, settle })]
    if (hosts === 0) setTimeout(() => settleWithoutHost(id), hostTimeout)
  })
}

function settleWithoutHost(id: number): void {
  const waiting = hosts === 0 && dialogStack.opened.find((dialog) => dialog.id === id)
  if (!waiting) return
  if (process.env.NODE_ENV !== 'production')
    reportMisuse({
      what: `The dialog "${waiting.content.label}" was closed without an answer.`,
      why: 'No <DialogHost /> is mounted to show it.',
      fix: 'Mount one at the root of the site.',
    })
  waiting.settle(undefined)
}

/** Closes every dialog that code opened, without a choice; for a session that ends. */
export function closeAllDialogs(): void {
  for (const dialog of [...dialogStack.opened].reverse()) dialog.settle(undefined)
}
