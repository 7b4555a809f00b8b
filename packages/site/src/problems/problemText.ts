import type { ApiError, ApiErrorCode } from '@baize/api'
import { isLocale } from '@baize/i18n'
import { formatAmount } from '@baize/i18n/format'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What can go wrong before a screen is opened: these words are on every first screen. */
const atOnce = {
  network: msg({ message: 'Connection failed. Check your internet and try again.', context: 'error' }),
  timeout: msg({
    message: 'This is taking too long. Check your connection and try again, or contact customer service.',
    context: 'error',
  }),
  badResponse: msg({ message: 'Something went wrong. Try again in a moment.', context: 'error' }),
  cancelled: msg({ message: 'The request was cancelled.', context: 'error' }),
  malformedRequest: msg({
    message: 'This page may be out of date. Reload it and try again.',
    context: 'error',
  }),
  decryptionFailed: msg({
    message: 'We could not secure your request. Reload the page and try again.',
    context: 'error',
  }),
  notSignedIn: msg({ message: 'You have been signed out. Sign in to continue.', context: 'error' }),
  wrongCredentials: msg({ message: 'Incorrect username or password.', context: 'error' }),
  captchaRequired: msg({
    message: 'Confirm you’re not a robot: enter the code in the picture.',
    context: 'error',
  }),
  captchaWrong: msg({
    message: 'Incorrect code. Enter the code in the new picture.',
    context: 'error',
  }),
  forbidden: msg({ message: 'Your account does not allow this.', context: 'error' }),
  memberNoEnter: msg({ message: 'Only members can sign in here.', context: 'error' }),
  nonAgent: msg({
    message: 'Only agents can sign in here. Members sign in on the member site.',
    context: 'error',
  }),
  passwordChangeRequired: msg({ message: 'Change your password first.', context: 'error' }),
  realAccountNeeded: msg({
    message: 'This is a trial account. Register to continue.',
    context: 'error',
  }),
  verificationRequired: msg({ message: 'Verify that it’s you to continue.', context: 'error' }),
  verificationWrong: msg({
    message: 'Incorrect answer or code. Check it, or request a new code.',
    context: 'error',
  }),
  memberExcluded: msg({
    message: 'You have paused play on this account. Customer service can tell you until when.',
    context: 'error',
  }),
  lossLimitReached: msg({ message: 'You have reached your loss limit.', context: 'error' }),
  sessionLimitReached: msg({
    message: 'You have reached your time limit. Take a break.',
    context: 'error',
  }),
  notFound: msg({ message: 'This was not found. It may have been removed.', context: 'error' }),
  gameUnavailable: msg({ message: 'This game is under maintenance. Choose another one.', context: 'error' }),
  invalidFields: msg({ message: 'Check the highlighted answers.', context: 'error' }),
  tooManyRequests: msg({ message: 'Too many attempts. Try again in a moment.', context: 'error' }),
  regionBlocked: msg({ message: 'This site is not available in your location.', context: 'error' }),
  internal: msg({ message: 'Something went wrong on our side. Try again in a moment.', context: 'error' }),
  maintenance: msg({ message: 'The site is under maintenance. Try again later.', context: 'error' }),
  busy: msg({ message: 'We are very busy right now. Try again in a moment.', context: 'error' }),
} as const satisfies Partial<Record<ApiErrorCode, MessageDescriptor>>

/** The outcome of a write is unknown here when its response breaks the contract. */
const mayBeDone = msg({
  message: 'We could not confirm the result. Check your records before you try again.',
  context: 'error',
})

/** The codes whose words come with the screens that can meet them. */
export type ScreenProblem = Exclude<ApiErrorCode, keyof typeof atOnce>

let texts: Partial<Record<ApiErrorCode, MessageDescriptor>> = atOnce

/** Adds the words of the screens; `loadScreenMessages` does it. */
export function addProblemTexts(ofScreens: Record<ScreenProblem, MessageDescriptor>): void {
  texts = { ...atOnce, ...ofScreens }
}

/**
 * The translated words for a failed call: what happened and what to do. `symbol` is the currency of the amounts in it,
 * where the brand has said which.
 */
export function problemText(i18n: I18n, error: ApiError, symbol?: string): string {
  const text = textOf(i18n, error, symbol)
  const reference = error.requestId
  if (reference === undefined || !ofPlatform.has(error.code)) return text
  return i18n._(
    msg({
      message: `${text} Reference: ${reference}`,
      context: 'error',
      comment:
        'text is a whole message. The reference is read out to customer service, which finds the failure by it.',
    }),
  )
}

/** What customer service can look into: failures on the platform's side, not refusals of the request. */
const ofPlatform: ReadonlySet<ApiErrorCode> = new Set(['internal', 'busy', 'badResponse'])

function textOf(i18n: I18n, error: ApiError, symbol?: string): string {
  const { min: least, max: most, retryAfterSeconds } = error.params
  if (error.code === 'amountOutOfRange' && least !== undefined && most !== undefined) {
    const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
    const money = (amount: unknown) => formatAmount(String(amount), locale, { symbol })
    const [min, max] = [money(least), money(most)]
    return i18n._(msg({ message: `Enter an amount from ${min} to ${max}.`, context: 'error' }))
  }
  if (error.code === 'tooManyRequests' && typeof retryAfterSeconds === 'number') {
    const seconds = Math.ceil(retryAfterSeconds)
    return i18n._(msg({ message: `Too many attempts. Try again in ${seconds} seconds.`, context: 'error' }))
  }
  if (error.code === 'badResponse' && error.outcomeUnknown) return i18n._(mayBeDone)
  return i18n._(texts[error.code] ?? atOnce.internal)
}
