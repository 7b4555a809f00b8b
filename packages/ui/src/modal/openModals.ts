const open: HTMLElement[] = []
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

/** The modals that cover the page, the topmost last. What is not in that one can be neither reached nor heard. */
export const openModals = {
  top: (): HTMLElement | undefined => open.at(-1),
  /** Whether one is open that is not this one. */
  isOpenBeside: (modal: HTMLElement | null): boolean => open.some((other) => other !== modal),
  includes: (modal: HTMLElement | null): boolean => modal !== null && open.includes(modal),
  /** Notifies whenever another modal is on top, before the one that was is out of the page. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** Puts one on top; returns what takes it out. */
  add(modal: HTMLElement): () => void {
    const below = open.at(-1)
    // One that was kept in the page stands before those that were made since.
    if (below && modal.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING) below.after(modal)
    open.push(modal)
    notify()
    return () => {
      open.splice(open.indexOf(modal), 1)
      notify()
    }
  },
}

/** Whether an open modal lies over an element: what moves by itself stands still behind it. */
export function isCovered(element: Element | null): boolean {
  const top = openModals.top()
  return top !== undefined && !top.contains(element)
}

/** Whether a modal covers the page: a dialog, a drawer, the side menu of a phone. */
export function isModalOpen(): boolean {
  return open.length > 0
}
