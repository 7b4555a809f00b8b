import type { ReactNode } from 'react'
import { proxy, ref } from 'valtio'
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

/** The toasts on the page, the newest last. Each is shown as it was given: what it holds is no state. */
export const toasts = proxy<{ shown: readonly ReturnType<typeof ref<ShownToast>>[] }>({ shown: [] })
let lastId = 0

/** The most toasts at a time; the oldest goes when one more comes. */
const most = 4

/** Shows a short message that goes by itself. It shows where a `<ToastRegion />` is mounted. Returns how to take it away. */
export function toast(content: ToastContent): () => void {
  lastId += 1
  const id = lastId
  toasts.shown = [...toasts.shown, ref({ ...content, id })].slice(-most)
  return () => dismissToast(id)
}

/** Takes one toast away. */
export function dismissToast(id: number): void {
  toasts.shown = toasts.shown.filter((item) => item.id !== id)
}

/** Dismisses all toasts: what they say is not for the next user. */
export function clearToasts(): void {
  toasts.shown = []
}
