import { isLocale, type Locale } from '@baize/i18n'
import { formatAmount, formatDate, formatNumber, formatPercent } from '@baize/i18n/format'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { type FieldProblem, MAX_LENGTH } from '../compiler/index.ts'
import { emptyMessage } from './emptyMessages.ts'
import { fieldLabel } from './fieldLabels.ts'
import { patternMessages } from './patternMessages.ts'

const fallback = msg({
  message: '{label} was not accepted. Check it and try again',
  comment: 'error of a form field; {label} is the label of the field',
})

/**
 * The translated words for a problem: what is wrong and what to do. `label` where the field's own does not fit;
 * `currency`, its sign or letters, for amounts.
 */
export function problemText(
  i18n: I18n,
  problem: FieldProblem,
  label = fieldLabel(i18n, problem.field),
  currency?: string,
): string {
  return i18n._(problemMessage(i18n, problem, label, currency))
}

function problemMessage(
  i18n: I18n,
  problem: FieldProblem,
  label: string,
  currency: string | undefined,
): MessageDescriptor {
  const { code, params = {} } = problem
  const number = (name: string, otherwise: number) => Number(params[name] ?? otherwise)
  const min = number('min', 1)
  const max = number('max', MAX_LENGTH)
  const length = number('length', 0)
  switch (code) {
    case 'required':
      return (
        emptyMessage(problem.field) ??
        msg({ message: `${label} is required`, comment: 'error of an empty form field' })
      )
    case 'tooShort':
      return msg({
        message: plural(min, {
          one: `${label} must be at least # character. It has ${length}`,
          other: `${label} must be at least # characters. It has ${length}`,
        }),
        comment: 'error of a form field',
      })
    case 'tooLong':
      return msg({
        message: plural(max, {
          one: `${label} must be # character or fewer`,
          other: `${label} must be # characters or fewer`,
        }),
        comment: 'error of a form field',
      })
    case 'pattern': {
      if (params.patternId === 7 && min === max) {
        return msg({
          message: plural(min, { one: 'Use # digit', other: 'Use # digits' }),
          comment: 'error of a field that takes so many digits and no other number of them',
        })
      }
      const message = patternMessages[number('patternId', 0) - 1]
      return message ? { ...message, values: { min, max } } : { ...fallback, values: { label } }
    }
    case 'mismatch':
      return msg({
        message: `${label}: the passwords don’t match`,
        comment: 'error of a repeated password',
      })
    case 'terms':
      return msg({ message: 'Accept the terms to continue', comment: 'error of the terms box' })
    case 'characters':
      return msg({
        message: `${label} has characters we can’t accept. Enter it again`,
        comment: 'error of a form field',
      })
    case 'choice':
      return msg({ message: `${label}: choose an option`, comment: 'error of a selection' })
    case 'amount':
      return msg({
        message: 'Enter an amount above zero with at most two decimals',
        comment: 'error of a money field',
      })
    case 'amountTooLow': {
      const amount = money(i18n, params.minAmount, currency)
      return msg({ message: `Enter ${amount} or more`, comment: 'error of a money field' })
    }
    case 'amountTooHigh': {
      const amount = money(i18n, params.maxAmount, currency)
      return msg({ message: `Enter ${amount} or less`, comment: 'error of a money field' })
    }
    case 'number':
      return msg({ message: `${label}: enter a whole number`, comment: 'error of a number field' })
    case 'numberTooLow': {
      const least = count(i18n, params.minNumber)
      return msg({ message: `Enter ${least} or more`, comment: 'error of a number field' })
    }
    case 'numberTooHigh': {
      const most = count(i18n, params.maxNumber)
      return msg({ message: `Enter ${most} or less`, comment: 'error of a number field' })
    }
    case 'step': {
      const step = number('step', 1)
      const [first, second] = [count(i18n, step), count(i18n, 2 * step)]
      return msg({
        message: `Enter a multiple of ${first}, such as ${first} or ${second}`,
        comment: 'error of a number field that takes only steps',
      })
    }
    case 'rate':
      if (params.decimals === 4) {
        return msg({
          message: 'Enter a percentage with at most four decimals, like 0.0025',
          comment: 'error of a field for a rate',
        })
      }
      return msg({
        message: 'Enter a percentage with at most two decimals, like 1.25',
        comment: 'error of a field for a rate',
      })
    case 'rateTooLow': {
      const rate = perCent(i18n, params.minRate)
      return msg({ message: `Enter ${rate} or more`, comment: 'error of a field for a rate' })
    }
    case 'rateTooHigh': {
      const rate = perCent(i18n, params.maxRate)
      return msg({ message: `Enter ${rate} or less`, comment: 'error of a field for a rate' })
    }
    case 'date':
      return msg({ message: `${label}: enter a valid date`, comment: 'error of a date field' })
    case 'dateTooEarly': {
      const day = dayText(i18n, params.minDate)
      return msg({ message: `Choose ${day} or later`, comment: 'error of a date field' })
    }
    case 'dateTooLate': {
      const day = dayText(i18n, params.maxDate)
      return msg({ message: `Choose ${day} or earlier`, comment: 'error of a date field' })
    }
    case 'tooFewImages': {
      const least = number('minCount', 1)
      return msg({
        message: plural(least, { one: 'Add at least # picture', other: 'Add at least # pictures' }),
        comment: 'error of a field for pictures',
      })
    }
    case 'tooManyImages': {
      const most = number('maxCount', 1)
      return msg({
        message: plural(most, { one: 'Keep at most # picture', other: 'Keep at most # pictures' }),
        comment: 'error of a field for pictures',
      })
    }
    case 'imageNotSent':
      return msg({
        message: 'A picture failed to upload. Try again or remove it',
        comment: 'error of a field for pictures',
      })
    case 'mobileLength': {
      const [least, most] = [number('least', 1), number('most', MAX_LENGTH)]
      const digits = least === most ? count(i18n, most) : `${count(i18n, least)}–${count(i18n, most)}`
      // A plus before digits stays before them in right-to-left words too.
      const code = `\u2066+${params.dial}\u2069`
      return msg({
        message: plural(most, {
          one: `Mobile numbers with ${code} have ${digits} digit, not counting a leading zero`,
          other: `Mobile numbers with ${code} have ${digits} digits, not counting a leading zero`,
        }),
        comment: 'error of a mobile number: {code} is the country code such as +855, {digits} such as 8–9',
      })
    }
    case 'tooYoung': {
      const years = number('minimumAge', 18)
      return msg({
        message: plural(years, {
          one: 'You must be at least # year old',
          other: 'You must be at least # years old',
        }),
        comment: 'error of a date of birth',
      })
    }
    case 'expired':
      return msg({
        message: 'This code has expired. Request a new one',
        comment: 'error of a code from a message',
      })
    case 'wrongCode':
      return msg({
        message: 'Incorrect code. Check it and try again',
        comment: 'error of a code from a message',
      })
    case 'taken':
      return msg({
        message: `${label} is already taken. Choose another`,
        comment: 'error of a form field, such as a user name',
      })
    case 'reserved':
      return msg({
        message: `${label}: this could be mistaken for our staff. Choose another`,
        comment: 'error of a form field, such as a user name or nickname',
      })
    case 'disguised':
      return msg({
        message: `${label}: use letters from one alphabet and no hidden characters`,
        comment: 'error of a form field, such as a nickname that mixes Latin and Cyrillic letters',
      })
    case 'common':
      return msg({
        message: 'This password is too easy to guess. Choose another one',
        comment: 'error of a form field',
      })
    case 'same':
      return msg({
        message: 'This is your current password. Choose a different one',
        comment: 'error of a new password',
      })
    case 'sameWallet':
      return msg({
        message: 'Choose a different wallet from the one you are transferring from',
        comment: 'error of a selection',
      })
    case 'tierNotHigher': {
      const before = count(i18n, params.tier)
      return msg({
        message: `Require more than tier ${before} in at least one field above the share`,
        comment: 'error of a tier of a contract, beside the tier before it',
      })
    }
    case 'wrong':
      return msg({ message: `${label} is incorrect. Try again`, comment: 'error of a password' })
    case 'outdated':
      return msg({
        message: 'The terms have changed. Reload the page to read and accept them',
        comment: 'error of the terms box',
      })
    case 'invitation':
      return msg({
        message: 'Code not found. Check it or leave it blank',
        comment: 'error of an invitation or affiliate code',
      })
    default:
      return { ...fallback, values: { label } }
  }
}

const localeOf = ({ locale }: I18n): Locale => (isLocale(locale) ? locale : 'en')

function money(i18n: I18n, amount: string | number | undefined, symbol: string | undefined): string {
  return formatAmount(String(amount ?? '0'), localeOf(i18n), { symbol })
}

function count(i18n: I18n, value: string | number | undefined): string {
  return formatNumber(Number(value ?? 0), localeOf(i18n))
}

function perCent(i18n: I18n, rate: string | number | undefined): string {
  return formatPercent(Number(rate ?? 0) / 100, localeOf(i18n))
}

function dayText(i18n: I18n, day: string | number | undefined): string {
  return formatDate(`${day ?? ''}T00:00:00Z`, localeOf(i18n), { timeZone: 'UTC' })
}
