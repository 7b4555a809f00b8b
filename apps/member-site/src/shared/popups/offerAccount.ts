import { openDialog } from '@baize/ui'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Purpose } from './purpose.ts'
import { purposeTitle } from './purposeTitles.ts'

/** Asks a trial account whether to open one of its own; `message` says why. */
export function offerAccount(i18n: I18n, purpose: Purpose, message: string) {
  const title = i18n._(purposeTitle('register', purpose))
  return openDialog({
    label: title,
    title,
    icon: 'caution',
    message,
    buttons: [
      {
        label: i18n._(msg({ message: 'Not now', context: 'button' })),
        value: 'stay',
        tone: 'neutral',
        initialFocus: true,
      },
      { label: i18n._(msg({ message: 'Open an account', context: 'button' })), value: 'register' },
    ],
  })
}
