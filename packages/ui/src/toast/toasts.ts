import type { ReactNode } from 'react'
import type { AlertTone } from '../alert/Alert.tsx'

export interface ToastContent {
  message: ReactNode
  /** @default 'positive' */
  tone?: AlertTone
  /** Milliseconds until it goes; `null` stays until closed. @default 6000, and null for critical ones */
  timeout?: number | null
}

/** A toast on the page. */
export interface ShownToast extends ToastContent {
  id: number
}

let shown: readonly ShownToast[] = []
let lastId = 0
const none: readonly ShownToast[] = []
const listeners = new Set<() => void>()

function change(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`: the toasts on the page, the newest last. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): readonly ShownToast[] => shown,
  readOnServer: (): readonly ShownToast[] => none,
}

/** The most toasts at a time; the oldest goes when one more comes. */
const most = 4

/** Shows a short message that goes by itself. It shows where a `<ToastRegion />` is mounted. Returns how to take it away. */
export function toast(content: ToastContent): () => void {
  lastId += 1
  const id = lastId
  change([...shown, { ...content, id }].slice(-most))
  return () => dismissToast(id)
}

/** Takes one toast away. */
export function dismissToast(id: number): void {
  change(shown.filter((item) => item.id !== id))
}
