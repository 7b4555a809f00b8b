import { proxy, ref, subscribe } from 'valtio'

/** The modals that cover the page, the topmost last. What is not in that one is inert. */
export const openModals = proxy<{ open: readonly ReturnType<typeof ref<HTMLElement>>[] }>({ open: [] })

/** The modal on top. */
export const topModal = (): HTMLElement | undefined => openModals.open.at(-1)

/** How the modals are closed that are in no address: the browser's Back closes these. */
const closers = new WeakMap<HTMLElement, () => void>()

/** What closes the modals that no address carries, the topmost last: all of them, and those over what an address carries. */
export function openLayers(): { all: number; onTop: readonly (() => void)[] } {
  const all = openModals.open.map((modal) => closers.get(modal))
  const routed = all.lastIndexOf(undefined)
  const isCloser = (close: (() => void) | undefined) => close !== undefined
  return { all: all.filter(isCloser).length, onTop: all.slice(routed + 1).filter(isCloser) }
}

/** Puts a modal on top; returns what takes it out. `close` closes it, where Back has to be made to. */
export function addModal(modal: HTMLElement, close?: () => void): () => void {
  if (close) closers.set(modal, close)
  const below = topModal()
  // One that was kept mounted precedes those that were mounted since.
  if (below && modal.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING) below.after(modal)
  openModals.open = [...openModals.open, ref(modal)]
  return () => {
    openModals.open = openModals.open.filter((other) => other !== modal)
  }
}

/** Calls back whenever another modal is on top, before the previous one is out of the DOM. */
export function onModalChange(listener: () => void): () => void {
  return subscribe(openModals, listener, true)
}

/** Whether an open modal lies over an element: what moves by itself is paused behind it. */
export function isCovered(element: Element | null): boolean {
  const top = topModal()
  return top !== undefined && !top.contains(element)
}

/** What opened a menu, a popover or a list of choices that is open, or still on its way. */
const opener = '[aria-expanded=true]:is([aria-haspopup]:not([aria-haspopup=false]), [role=combobox])'

/** Whether anything lies over the page: a dialog, a drawer, the side menu of a phone, a menu, a list of choices. */
export function isLayerOpen(): boolean {
  return openModals.open.length > 0 || document.querySelector(opener) !== null
}
