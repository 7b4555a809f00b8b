import { useSyncExternalStore } from 'react'

export type PopupName = 'login' | 'register' | 'changePassword'

interface Popups {
  /** The popup that is open. */
  readonly open: PopupName | null
  /** Where to go once signed in: the game or page that asked for it. */
  readonly resume: string | null
}

const none: Popups = { open: null, resume: null }
let now = none
const listeners = new Set<() => void>()

function change(next: Popups): void {
  now = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The popup that is open over the page. */
export function useOpenPopup(): PopupName | null {
  return useSyncExternalStore(
    subscribe,
    () => now.open,
    () => null,
  )
}

/** Opens a popup; `resume` is where a sign-in leads. */
export function openPopup(name: PopupName, resume: string | null = now.resume): void {
  change({ open: name, resume })
}

export function closePopup(): void {
  change(none)
}

/** Closes the popup and tells where to go after the sign-in, once. */
export function takeResume(): string | null {
  const { resume } = now
  closePopup()
  return resume
}
