import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Words for a field away from it: with its label before them, unless they name it themselves. */
export function namedText(i18n: I18n, label: string, text: string): string {
  const plain = (words: string) => words.toLowerCase()
  if (plain(text).includes(plain(label))) return text
  return i18n._(
    msg({
      message: `${label}: ${text}`,
      comment: 'a field and what is wrong with it, in a list of problems',
    }),
  )
}
