import { proxy, ref, subscribe } from 'valtio'

/** The modals that cover the page, the topmost last. What is not in that one can be neither reached nor heard. */
export const openModals = proxy<{ open: readonly ReturnType<typeof ref<HTMLElement>>[] }>({ open: [] })

/** The modal on top. */
export const topModal = (): HTMLElement | undefined => openModals.open.at(-1)

/** Puts a modal on top; returns what takes it out. */
export function addModal(modal: HTMLElement): () => void {
  const below = topModal()
  // One that was kept in the page stands before those that were made since.
  if (below && modal.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING) below.after(modal)
  openModals.open = [...openModals.open, ref(modal)]
  return () => {
    openModals.open = openModals.open.filter((other) => other !== modal)
  }
}

/** Calls back whenever another modal is on top, before the one that was is out of the page. */
export function onModalChange(listener: () => void): () => void {
  return subscribe(openModals, listener, true)
}

/** Whether an open modal lies over an element: what moves by itself stands still behind it. */
export function isCovered(element: Element | null): boolean {
  const top = topModal()
  return top !== undefined && !top.contains(element)
}

/** Whether a modal covers the page: a dialog, a drawer, the side menu of a phone. */
export function isModalOpen(): boolean {
  return openModals.open.length > 0
}
