import { reportMisuse } from '@baize/i18n/misuse'
import type { ReactNode } from 'react'
import { proxy, ref } from 'valtio'
import type { AlertTone } from '../alert/Alert.tsx'

export interface ToastContent {
  message: ReactNode
  /** @default 'positive' */
  tone?: AlertTone
  /** Milliseconds until it disappears; `null` stays until closed. @default 6000, and null for critical ones */
  timeout?: number | null
}

/** A toast on the page. */
export interface ShownToast extends ToastContent {
  id: number
}

/** The toasts on the page, the newest last. Each is shown as it was passed: its content is no state. */
export const toasts = proxy<{ shown: readonly ReturnType<typeof ref<ShownToast>>[] }>({ shown: [] })
let lastId = 0

/** The maximum of toasts at a time; the oldest is removed for one more. */
const most = 4

/** Shows a short message that disappears by itself. It shows where a `<ToastRegion />` is mounted. Returns a function that removes it. */
export function toast(content: ToastContent): () => void {
  lastId += 1
  const id = lastId
  toasts.shown = [...toasts.shown, ref({ ...content, id })].slice(-most)
  if (regions === 0) setTimeout(() => dismissWithoutRegion(id), regionTimeout)
  return () => dismissToast(id)
}

let regions = 0

/** A region is mounted; returns what says that it is not any more. */
export function addToastRegion(): () => void {
  regions += 1
  return () => {
    regions -= 1
  }
}

/** How long a region may take until it is mounted, in milliseconds: its code may still be on its way. */
const regionTimeout = 10_000

/** An old message is not to come up whenever a region is mounted at last. */
function dismissWithoutRegion(id: number): void {
  if (regions > 0 || !toasts.shown.some((toast) => toast.id === id)) return
  if (process.env.NODE_ENV !== 'production')
    reportMisuse({
      what: 'A message of toast() was dismissed unseen.',
      why: 'No <ToastRegion /> is mounted to show it.',
      fix: 'Mount one at the root of the site.',
    })
  dismissToast(id)
}

/** Removes one toast. */
export function dismissToast(id: number): void {
  toasts.shown = toasts.shown.filter((item) => item.id !== id)
}

/** Dismisses all toasts: what they say is not for the next user. */
export function clearToasts(): void {
  toasts.shown = []
}
