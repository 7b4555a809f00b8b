import type { Vision } from './vision.ts'

/** A screen to preview: a story of the catalogue. */
export interface StudioScreen {
  /** The story's id in its address. */
  story: string
  title: string
}

/** The first screen of each site, which are shown beside each other. */
export const sites: readonly StudioScreen[] = [
  { story: 'member-site-home--full', title: 'Member home' },
  { story: 'agent-site-team-overview--figures', title: 'Agent overview' },
]

/** The screens of the two sites that show most of a brand. */
export const screens: readonly StudioScreen[] = [
  ...sites,
  { story: 'account-sign-in--empty', title: 'Sign in' },
  { story: 'account-register--empty', title: 'Register' },
  { story: 'account-deposit--with-recent', title: 'Deposit' },
  { story: 'account-transaction-record--some-transactions', title: 'Transaction record' },
  { story: 'member-site-games-list--full', title: 'Game list' },
  { story: 'ui-modal-dialog--open', title: 'Dialog' },
]

/** How the screens are shown. */
export interface View {
  screen: string
  width: 'phone' | 'desktop'
  scheme: 'both' | 'light' | 'dark'
  direction: 'ltr' | 'rtl'
  language: 'en' | 'km' | 'zh-Hans'
  vision: Vision
}

/** The view at first: everything, as on a phone. */
export const firstView: View = {
  screen: 'all',
  width: 'phone',
  scheme: 'both',
  direction: 'ltr',
  language: 'en',
  vision: 'usual',
}

/** Width and height of the pages that the frames show, in pixels. */
export const frameSizes = { phone: [360, 720], desktop: [1280, 860] } as const

/** The address of a story as a page of its own, in a view. */
export function addressOf(story: string, scheme: 'light' | 'dark', { direction, language }: View): string {
  const globals = `scheme:${scheme};language:${language};direction:${direction};brand:default`
  return `iframe.html?id=${encodeURIComponent(story)}&viewMode=story&globals=${globals}`
}
