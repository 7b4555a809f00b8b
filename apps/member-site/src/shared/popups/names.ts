/** Every popup of the site, by the word that its address carries: `?popup=login`. */
const popupNames = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'freePlay',
  'announcements',
  'notices',
  'help',
  'feedback',
  'licence',
  'contract',
  'search',
] as const

export type PopupName = (typeof popupNames)[number]

/** The audience of a popup, where it is not for all. */
export const readerOf: { readonly [Name in PopupName]?: 'visitor' | 'member' } = {
  login: 'visitor',
  register: 'visitor',
  forgotPassword: 'visitor',
  resetPassword: 'visitor',
  freePlay: 'visitor',
  changePassword: 'member',
  contract: 'member',
}

export function isPopupName(text: string | null): text is PopupName {
  return popupNames.some((name) => name === text)
}
