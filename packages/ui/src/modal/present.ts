import { openModals } from './openModals.ts'

/** Makes the dialog modal that was shown last, where that is still to come. */
let finishLast: (() => void) | undefined

/**
 * Opens a `<dialog>` over the page. Gives how to put it away: the focus that is in it goes back to where it was; to the
 * page's content where that is gone, as the button "Sign in" is for whoever has signed in.
 */
export function present(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement
  // Dialogs lie one over another in the order in which they became modal.
  finishLast?.()
  // What is not in the modal dialog that lies on top is inert, another dialog too, until it is modal itself.
  const atOnce = document.querySelector('dialog:modal') !== null
  const close = !atOnce && !document.hidden && showAsPopover(dialog) ? modalSoon(dialog) : openModal(dialog)
  const leave = openModals.add(dialog)
  return () => {
    const hadFocus = dialog.contains(document.activeElement)
    leave()
    close()
    if (!hadFocus || !(opener instanceof HTMLElement)) return
    const back = opener.isConnected ? opener : document.querySelector<HTMLElement>('main[tabindex]')
    back?.focus({ preventScroll: true })
  }
}

function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  return () => dialog.close()
}

/** Puts it into the top layer. Tells whether the browser can: older ones know no popovers, or none that are dialogs. */
function showAsPopover(dialog: HTMLDialogElement): boolean {
  try {
    dialog.popover = 'manual'
    // Before it is shown, so that it is styled once.
    dialog.setAttribute('open', '')
    dialog.showPopover()
    return true
  } catch {
    dialog.removeAttribute('open')
    dialog.removeAttribute('popover')
    return false
  }
}

/**
 * Makes a dialog that is shown modal once it is painted: everything behind a modal dialog is inert and is styled anew for
 * it, and the press that opened the dialog would wait for that. Until then the dialog covers the screen and holds the
 * focus.
 */
function modalSoon(dialog: HTMLDialogElement): () => void {
  const below = new Set(document.querySelectorAll(':popover-open'))
  const leavePopover = () => {
    dialog.removeAttribute('open')
    dialog.hidePopover()
    dialog.popover = null
  }
  const finish = () => {
    forget()
    const above = [...document.querySelectorAll<HTMLElement>(':popover-open')].filter((it) => !below.has(it))
    leavePopover()
    becomeModal(dialog)
    for (const popover of above) {
      popover.hidePopover()
      popover.showPopover()
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(finish)
    })
  })
  const forget = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    if (finishLast === finish) finishLast = undefined
  }
  finishLast = finish

  return () => {
    forget()
    if (dialog.popover === null) dialog.close()
    else leavePopover()
  }
}

/** Opens it as modal; the focus that is already in it stays where it is, in a control of it without an event. */
function becomeModal(dialog: HTMLDialogElement): void {
  const focused = document.activeElement
  const keeps = focused instanceof HTMLElement && dialog.contains(focused) ? focused : undefined
  // What asks for the focus gets it: here that is who has it.
  keeps?.setAttribute('autofocus', '')
  dialog.showModal()
  keeps?.removeAttribute('autofocus')
  // Chromium does not ask the dialog itself.
  if (keeps && document.activeElement !== keeps) keeps.focus({ preventScroll: true })
}
