const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** The dialogs that cover the page, the topmost last. Whatever is not in that one is inert: nobody reaches or hears it. */
export const openModals = {
  top: (): HTMLDialogElement | undefined => open.at(-1),
  /** Calls back whenever another dialog is on top, before the one that was is out of the page. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** Puts one on top; gives how to take it out. */
  add(dialog: HTMLDialogElement): () => void {
    open.push(dialog)
    tell()
    return () => {
      open.splice(open.indexOf(dialog), 1)
      tell()
    }
  },
}
