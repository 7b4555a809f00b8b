import { isLocale } from '@baize/i18n'
import { formatAmount, formatDate, formatNumber, formatPercent } from '@baize/i18n/format'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { type FieldProblem, MAX_LENGTH } from '../compiler/index.ts'
import { emptyMessage } from './emptyMessages.ts'
import { fieldLabel } from './fieldLabels.ts'
import { patternMessages } from './patternMessages.ts'

const fallback = msg({
  message: '{label}: this answer was not accepted. Check it and try again',
  comment: 'error of a form field; {label} is the label of the field',
})

interface Said {
  readonly label: string | undefined
  readonly currency: string | undefined
  readonly text: string
}

/** What was last said of a problem in this language: beside its field and in the list of all, which a key changes by a line. */
const everSaid = new WeakMap<I18n, WeakMap<FieldProblem, Said>>()

function saidIn(i18n: I18n): WeakMap<FieldProblem, Said> {
  const known = everSaid.get(i18n)
  if (known) return known
  const said = new WeakMap<FieldProblem, Said>()
  everSaid.set(i18n, said)
  const stop = i18n.on('change', () => {
    everSaid.delete(i18n)
    stop()
  })
  return said
}

/**
 * The translated words for a problem: what is wrong and what to do. `label` where the field's own does not fit;
 * `currency`, its sign or letters, for amounts.
 */
export function problemText(i18n: I18n, problem: FieldProblem, label?: string, currency?: string): string {
  const said = saidIn(i18n)
  const last = said.get(problem)
  if (last && last.label === label && last.currency === currency) return last.text
  const text = wordsOf(i18n, problem, label ?? fieldLabel(i18n, problem.field), currency)
  said.set(problem, { label, currency, text })
  return text
}

function wordsOf(i18n: I18n, problem: FieldProblem, label: string, currency: string | undefined): string {
  const { code, params = {} } = problem
  const number = (name: string, otherwise: number) => Number(params[name] ?? otherwise)
  const min = number('min', 1)
  const max = number('max', MAX_LENGTH)
  const length = number('length', 0)
  switch (code) {
    case 'required': {
      const own = emptyMessage(problem.field)
      if (own) return i18n._(own)
      return i18n._(msg({ message: `${label}: fill this in`, comment: 'error of an empty form field' }))
    }
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
      if (params.patternId === 7 && min === max) {
        return i18n._(
          msg({
            message: plural(min, { one: 'Use # digit', other: 'Use # digits' }),
            comment: 'error of a field that takes so many digits and no other number of them',
          }),
        )
      }
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
      return i18n._(msg({ message: `${label}: choose one from the list`, comment: 'error of a selection' }))
    case 'amount':
      return i18n._(
        msg({
          message: 'Enter an amount above zero with at most two decimals',
          comment: 'error of a money field',
        }),
      )
    case 'amountTooLow': {
      const amount = money(i18n, params.minAmount, currency)
      return i18n._(msg({ message: `Enter ${amount} or more`, comment: 'error of a money field' }))
    }
    case 'amountTooHigh': {
      const amount = money(i18n, params.maxAmount, currency)
      return i18n._(msg({ message: `Enter ${amount} or less`, comment: 'error of a money field' }))
    }
    case 'number':
      return i18n._(msg({ message: `${label}: enter a whole number`, comment: 'error of a number field' }))
    case 'numberTooLow': {
      const least = count(i18n, params.minNumber)
      return i18n._(msg({ message: `Enter ${least} or more`, comment: 'error of a number field' }))
    }
    case 'numberTooHigh': {
      const most = count(i18n, params.maxNumber)
      return i18n._(msg({ message: `Enter ${most} or less`, comment: 'error of a number field' }))
    }
    case 'step': {
      const step = number('step', 1)
      const [first, second] = [count(i18n, step), count(i18n, 2 * step)]
      return i18n._(
        msg({
          message: `Enter a multiple of ${first}: ${first}, ${second} and so on`,
          comment: 'error of a number field that takes only steps',
        }),
      )
    }
    case 'rate':
      if (params.decimals === 4) {
        return i18n._(
          msg({
            message: 'Enter a percentage with at most four decimals, like 0.0025',
            comment: 'error of a field for a rate',
          }),
        )
      }
      return i18n._(
        msg({
          message: 'Enter a percentage with at most two decimals, like 1.25',
          comment: 'error of a field for a rate',
        }),
      )
    case 'rateTooLow': {
      const rate = perCent(i18n, params.minRate)
      return i18n._(msg({ message: `Enter ${rate} or more`, comment: 'error of a field for a rate' }))
    }
    case 'rateTooHigh': {
      const rate = perCent(i18n, params.maxRate)
      return i18n._(msg({ message: `Enter ${rate} or less`, comment: 'error of a field for a rate' }))
    }
    case 'date':
      return i18n._(msg({ message: `${label}: enter a day that exists`, comment: 'error of a date field' }))
    case 'dateTooEarly': {
      const day = dayText(i18n, params.minDate)
      return i18n._(msg({ message: `Choose ${day} or a later day`, comment: 'error of a date field' }))
    }
    case 'dateTooLate': {
      const day = dayText(i18n, params.maxDate)
      return i18n._(msg({ message: `Choose ${day} or an earlier day`, comment: 'error of a date field' }))
    }
    case 'tooFewImages': {
      const least = number('minCount', 1)
      return i18n._(
        msg({
          message: plural(least, { one: 'Add at least # picture', other: 'Add at least # pictures' }),
          comment: 'error of a field for pictures',
        }),
      )
    }
    case 'tooManyImages': {
      const most = number('maxCount', 1)
      return i18n._(
        msg({
          message: plural(most, { one: 'Keep at most # picture', other: 'Keep at most # pictures' }),
          comment: 'error of a field for pictures',
        }),
      )
    }
    case 'imageNotSent':
      return i18n._(
        msg({
          message: 'A picture was not sent. Send it again or remove it',
          comment: 'error of a field for pictures',
        }),
      )
    case 'mobileLength': {
      const [least, most] = [number('least', 1), number('most', MAX_LENGTH)]
      const digits = least === most ? count(i18n, most) : `${count(i18n, least)}–${count(i18n, most)}`
      // A plus before digits stays before them in right-to-left words too.
      const code = `\u2066+${params.dial}\u2069`
      return i18n._(
        msg({
          message: plural(most, {
            one: `Mobile numbers with ${code} have ${digits} digit, not counting a zero at the start`,
            other: `Mobile numbers with ${code} have ${digits} digits, not counting a zero at the start`,
          }),
          comment: 'error of a mobile number: {code} is the country code such as +855, {digits} such as 8–9',
        }),
      )
    }
    case 'tooYoung': {
      const years = number('minimumAge', 18)
      return i18n._(
        msg({
          message: plural(years, {
            one: 'You must be at least # year old',
            other: 'You must be at least # years old',
          }),
          comment: 'error of a date of birth',
        }),
      )
    }
    case 'expired':
      return i18n._(
        msg({
          message: 'This code has expired. Ask for a new one',
          comment: 'error of a code from a message',
        }),
      )
    case 'wrongCode':
      return i18n._(
        msg({
          message: 'This code is wrong. Check it and type it again',
          comment: 'error of a code from a message',
        }),
      )
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
    case 'sameWallet':
      return i18n._(
        msg({ message: 'Choose another wallet than the one it comes from', comment: 'error of a selection' }),
      )
    case 'tierNotHigher': {
      const before = count(i18n, params.tier)
      return i18n._(
        msg({
          message: `Ask for more than tier ${before} in at least one of the fields above the share`,
          comment: 'error of a tier of a contract, beside the tier before it',
        }),
      )
    }
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

function money(i18n: I18n, amount: string | number | undefined, symbol: string | undefined): string {
  return formatAmount(String(amount ?? '0'), isLocale(i18n.locale) ? i18n.locale : 'en', { symbol })
}

function count(i18n: I18n, value: string | number | undefined): string {
  return formatNumber(Number(value ?? 0), isLocale(i18n.locale) ? i18n.locale : 'en')
}

function perCent(i18n: I18n, rate: string | number | undefined): string {
  return formatPercent(Number(rate ?? 0) / 100, isLocale(i18n.locale) ? i18n.locale : 'en')
}

function dayText(i18n: I18n, day: string | number | undefined): string {
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  return formatDate(`${day ?? ''}T00:00:00Z`, locale, { timeZone: 'UTC' })
}
