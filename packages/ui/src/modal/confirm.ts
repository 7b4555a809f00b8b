import type { ReactNode } from 'react'
import type { Tone } from '../tokens/scales.ts'
import type { DialogContent, DialogIcon } from './Dialog.tsx'
import { openDialog } from './dialogStack.ts'

export interface ConfirmOptions {
  /** What is asked; the dialog's title and name. */
  question: string
  /** What follows from it. */
  message?: ReactNode
  /** The label of the confirming button: what will be done. */
  confirmLabel: string
  /** The word for staying. */
  cancelLabel: string
  /** @default 'accent' */
  tone?: Tone
  /** @default 'question' */
  icon?: DialogIcon
  /** How much space the message has. @default 'small' */
  size?: DialogContent['size']
}

/** Asks before something is done; focus begins on the word for staying, and Escape stays. */
export async function confirm({
  question,
  message,
  confirmLabel,
  cancelLabel,
  tone = 'accent',
  icon = 'question',
  size = 'small',
}: ConfirmOptions): Promise<boolean> {
  const answer = await openDialog({
    label: question,
    title: question,
    icon,
    size,
    ...(message === undefined ? {} : { message }),
    buttons: [
      { label: cancelLabel, value: 'cancel', tone: 'neutral', initialFocus: true },
      { label: confirmLabel, value: 'confirm', tone },
    ],
  })
  return answer === 'confirm'
}
