import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { isPopupName, type PopupName } from './names.ts'
import type { Purpose } from './purpose.ts'
import { keepResume, resumeOf, resumeText } from './resume.ts'

export type { PopupName } from './names.ts'

/** What the address carries for a popup: its name, and the notice or the contract that is open in it. */
const carried = { name: 'popup', notice: 'notice', contract: 'contract' } as const

/** Marks the entries of the history that opening a popup made: closing it navigates back over them. */
interface Opened {
  readonly popup: 'opened'
  /** How many entries of popups that it was opened from are below it. */
  readonly over: number
  /** The popup of the entry below. */
  readonly from?: PopupName
}
const opened: Opened = { popup: 'opened', over: 0 }

/** A step of another popup: Back leads to that. Any other popup takes the place of the one that is open. */
const stepOf: { readonly [Name in PopupName]?: PopupName } = {
  forgotPassword: 'login',
  freePlay: 'login',
}

/** Going back to close a popup takes a moment; nothing else opens or closes meanwhile. */
let leaving = false

function openInAddress(): PopupName | null {
  const name = new URLSearchParams(location.search).get(carried.name)
  return isPopupName(name) ? name : null
}

function noticeInAddress(): string | null {
  return new URLSearchParams(location.search).get(carried.notice)
}

function contractInAddress(): string | null {
  return new URLSearchParams(location.search).get(carried.contract)
}

interface Place {
  readonly notice?: string
  /** The contract that is open in it. */
  readonly contract?: string
}

/** The query of the address with a popup over its page, or without one. */
function queryOf(name: PopupName | null, { notice = '', contract = '' }: Place = {}): string {
  const search = new URLSearchParams(location.search)
  for (const each of Object.values(carried)) search.delete(each)
  if (name !== null) search.set(carried.name, name)
  if (notice) search.set(carried.notice, notice)
  if (contract) search.set(carried.contract, contract)
  return search.size > 0 ? `?${search}` : ''
}

const addressOf = (name: PopupName | null, place?: Place) =>
  location.pathname + queryOf(name, place) + location.hash

/** What the current entry says of itself, where opening a popup made it. */
function ours(): Opened | undefined {
  const state = history.state as Opened | null
  return state?.popup === opened.popup ? state : undefined
}

interface Opening extends Place {
  /** Takes the page's own entry of the history, where it was not opened by a click. @default false */
  readonly replace?: boolean
}

function open(name: PopupName, { replace = false, ...place }: Opening = {}): void {
  if (leaving) {
    addEventListener('popstate', () => queueMicrotask(() => open(name, { replace, ...place })), {
      once: true,
    })
    return
  }
  const before = openInAddress()
  const address = addressOf(name, place)
  if (before === name && address === location.pathname + location.search + location.hash) return
  const here = ours()
  if (before !== null && here?.from === name) history.back()
  else if (before !== null && stepOf[name] === before)
    navigate(address, { state: { ...opened, over: here ? here.over + 1 : 0, from: before } })
  else if (before !== null) navigate(address, { replace: true, state: here ?? null })
  else navigate(address, replace ? { replace: true } : { state: opened })
}

/** The popup that is open over the page: the address says which, so that a reload and the back button keep to it. */
export function useOpenPopup(): PopupName | null {
  return useLocationProperty(openInAddress, () => null)
}

/** Where the search of all games opens over this page, which keeps its filters behind it: the same while a popup is open. */
export function useSearchHref(): string {
  return useLocationProperty(
    () => queryOf('search'),
    () => '?popup=search',
  )
}

/** The notice that the popup of notices was opened at. */
export function useOpenNotice(): string | null {
  return useLocationProperty(noticeInAddress, () => null)
}

export function openPopup(name: PopupName, how: Opening = {}): void {
  if (openInAddress() === null) keepResume(null)
  open(name, how)
}

/** Opens the sign-in, or the registration, in front of something: the popup says what for, and leads there. */
export function openGate(
  name: 'login' | 'register',
  purpose: Purpose,
  path: string = location.pathname + location.search,
  how: Opening = {},
): void {
  keepResume({ path, purpose })
  open(name, how)
}

/** The purpose of the open sign-in. */
export function usePurpose(): Purpose | undefined {
  return resumeOf(useLocationProperty(resumeText, () => '')).purpose
}

/** Opens the notices at one of them. */
export function openNotice(id: string): void {
  open('notices', { notice: id })
}

/** The contract that the popup of contracts was opened at. */
export function useOpenContract(): string | null {
  return useLocationProperty(contractInAddress, () => null)
}

/** Opens a contract; without one, those that wait for a response. */
export function openContract(id = '', how: Pick<Opening, 'replace'> = {}): void {
  open('contract', { contract: id, ...how })
}

/** Closes the popup as the back button does. */
export function closePopup(): void {
  if (leaving || openInAddress() === null) return
  keepResume(null)
  const here = ours()
  if (!here) {
    clearPopup()
    return
  }
  leaving = true
  addEventListener(
    'popstate',
    () => {
      leaving = false
      // It was a step of one that the address itself had opened.
      if (here.from) clearPopup()
    },
    { once: true },
  )
  history.go(-1 - here.over)
}

/** Takes the popup out of the address without going back. */
export function clearPopup(): void {
  if (openInAddress() !== null) navigate(addressOf(null), { replace: true })
}

/** Leaves a sign-in for its destination: another tab has shared its session with this one. */
export function leaveGate(): void {
  const path = takeResume()
  clearPopup()
  if (path !== null) navigate(path, { replace: true })
}

/** The destination after the sign-in, once; `null` is the home page. */
export function takeResume(): string | null {
  const { path } = resumeOf(resumeText())
  keepResume(null)
  return path
}
