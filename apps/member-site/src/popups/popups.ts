import { proxy } from 'valtio'

export type PopupName = 'login' | 'register' | 'changePassword'

interface Popups {
  /** The popup that is open. */
  open: PopupName | null
  /** Where to go once signed in: the game or page that asked for it. */
  resume: string | null
}

/** Which popup is open over the page. */
export const popups = proxy<Popups>({ open: null, resume: null })

/** Opens a popup; `resume` is where a sign-in leads. */
export function openPopup(name: PopupName, resume: string | null = popups.resume): void {
  popups.resume = resume
  popups.open = name
}

export function closePopup(): void {
  popups.open = null
  popups.resume = null
}

/** Closes the popup and tells where to go after the sign-in, once. */
export function takeResume(): string | null {
  const { resume } = popups
  closePopup()
  return resume
}
