import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const messages: Readonly<Record<string, MessageDescriptor>> = {
  questionType: msg({ message: 'Choose a topic', context: 'error of an empty selection' }),
  bankCode: msg({ message: 'Choose a bank', context: 'error of an empty selection' }),
}

/** What to do about a certain empty field, where "fill this in" would not say it. */
export function emptyMessage(field: string): MessageDescriptor | undefined {
  return Object.hasOwn(messages, field) ? messages[field] : undefined
}
