import { isLocale } from '@baize/i18n'
import { formatAmount } from '@baize/i18n/format'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { type FieldProblem, MAX_LENGTH } from '../compiler/index.ts'
import { fieldLabel } from './fieldLabels.ts'
import { patternMessages } from './patternMessages.ts'

const fallback = msg({
  message: '{label}: this answer was not accepted. Check it and try again',
  comment: 'error of a form field; {label} is the label of the field',
})

/** The translated words for a problem: what is wrong and what to do. `label` where the field's own does not fit. */
export function problemText(
  i18n: I18n,
  problem: FieldProblem,
  label = fieldLabel(i18n, problem.field),
): string {
  const { code, params = {} } = problem
  const number = (name: string, otherwise: number) => Number(params[name] ?? otherwise)
  const min = number('min', 1)
  const max = number('max', MAX_LENGTH)
  const length = number('length', 0)
  switch (code) {
    case 'required':
      return i18n._(msg({ message: `${label}: fill this in`, comment: 'error of an empty form field' }))
    case 'tooShort':
      return i18n._(
        msg({
          message: plural(min, {
            one: `${label} must have at least # character. It has ${length}`,
            other: `${label} must have at least # characters. It has ${length}`,
          }),
          comment: 'error of a form field',
        }),
      )
    case 'tooLong':
      return i18n._(
        msg({
          message: plural(max, {
            one: `${label} must have at most # character`,
            other: `${label} must have at most # characters`,
          }),
          comment: 'error of a form field',
        }),
      )
    case 'pattern': {
      const message = patternMessages[number('patternId', 0) - 1]
      return message
        ? i18n._({ ...message, values: { min, max } })
        : i18n._({ ...fallback, values: { label } })
    }
    case 'mismatch':
      return i18n._(
        msg({
          message: `${label} is not the same as the first time`,
          comment: 'error of a repeated password',
        }),
      )
    case 'terms':
      return i18n._(msg({ message: 'Accept the terms to go on', comment: 'error of the terms box' }))
    case 'characters':
      return i18n._(
        msg({
          message: `${label} has characters that cannot be sent. Type it again`,
          comment: 'error of a form field',
        }),
      )
    case 'choice':
      return i18n._(msg({ message: `${label}: choose one of the list`, comment: 'error of a selection' }))
    case 'amount':
      return i18n._(
        msg({
          message: 'Enter an amount above zero with at most two decimals',
          comment: 'error of a money field',
        }),
      )
    case 'amountTooLow': {
      const amount = money(i18n, params.minAmount)
      return i18n._(msg({ message: `Enter ${amount} or more`, comment: 'error of a money field' }))
    }
    case 'amountTooHigh': {
      const amount = money(i18n, params.maxAmount)
      return i18n._(msg({ message: `Enter ${amount} or less`, comment: 'error of a money field' }))
    }
    case 'taken':
      return i18n._(
        msg({
          message: `${label}: this one is taken. Choose another`,
          comment: 'error of a form field, such as a user name',
        }),
      )
    case 'common':
      return i18n._(
        msg({
          message: 'This password is one of the first that others would try. Choose another one',
          comment: 'error of a form field',
        }),
      )
    case 'same':
      return i18n._(
        msg({ message: 'This is the old password. Choose another one', comment: 'error of a new password' }),
      )
    case 'wrong':
      return i18n._(msg({ message: `${label} is wrong. Type it again`, comment: 'error of a password' }))
    case 'outdated':
      return i18n._(
        msg({
          message: 'The terms have changed. Load the page again to read and accept them',
          comment: 'error of the terms box',
        }),
      )
    case 'invitation':
      return i18n._(
        msg({
          message: 'This code is not known. Check it or leave it out',
          comment: 'error of an invitation or affiliate code',
        }),
      )
    default:
      return i18n._({ ...fallback, values: { label } })
  }
}

function money(i18n: I18n, amount: string | number | undefined): string {
  return formatAmount(String(amount ?? '0'), isLocale(i18n.locale) ? i18n.locale : 'en')
}
