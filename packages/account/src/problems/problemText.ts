import type { ApiError, ApiErrorCode } from '@baize/api'
import { isLocale } from '@baize/i18n'
import { formatAmount } from '@baize/i18n/format'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What can go wrong before a screen is opened: these words are on every first screen. */
const atOnce = {
  network: msg({ message: 'The connection failed. Check your network and try again.', context: 'error' }),
  timeout: msg({
    message: 'The answer took too long. Check your network and try again, or ask customer service.',
    context: 'error',
  }),
  badResponse: msg({ message: 'The answer could not be read. Try again in a moment.', context: 'error' }),
  cancelled: msg({ message: 'The request was cancelled.', context: 'error' }),
  malformedRequest: msg({
    message: 'The request could not be read. Reload the page and try again.',
    context: 'error',
  }),
  decryptionFailed: msg({
    message: 'The request could not be unlocked. Reload the page and try again.',
    context: 'error',
  }),
  notSignedIn: msg({ message: 'You are not signed in any more. Sign in to go on.', context: 'error' }),
  wrongCredentials: msg({ message: 'The account or password is wrong.', context: 'error' }),
  captchaRequired: msg({
    message: 'Show that you are a person: enter the code in the picture.',
    context: 'error',
  }),
  captchaWrong: msg({
    message: 'The code was not right. Enter the code in the new picture.',
    context: 'error',
  }),
  forbidden: msg({ message: 'This account may not do that.', context: 'error' }),
  memberNoEnter: msg({ message: 'Only members can sign in here.', context: 'error' }),
  nonAgent: msg({
    message: 'Only agents can sign in here. Members sign in on the member site.',
    context: 'error',
  }),
  passwordChangeRequired: msg({ message: 'Change your password first.', context: 'error' }),
  realAccountNeeded: msg({
    message: 'This is a trial account. Register to do this with an account of your own.',
    context: 'error',
  }),
  verificationRequired: msg({ message: 'Show that it is you before you go on.', context: 'error' }),
  verificationWrong: msg({
    message: 'The answer or code was not right. Check it, or send a new code.',
    context: 'error',
  }),
  memberExcluded: msg({
    message: 'Play is paused for this account, as it was asked for. Customer service knows until when.',
    context: 'error',
  }),
  lossLimitReached: msg({ message: 'You have reached your own limit of losses.', context: 'error' }),
  sessionLimitReached: msg({
    message: 'You have reached your own limit of time. Take a break.',
    context: 'error',
  }),
  notFound: msg({ message: 'This was not found. It may have been removed.', context: 'error' }),
  gameUnavailable: msg({ message: 'This game is under maintenance. Choose another one.', context: 'error' }),
  invalidFields: msg({ message: 'Some answers need another look.', context: 'error' }),
  tooManyRequests: msg({ message: 'Too many tries. Wait a moment and try again.', context: 'error' }),
  regionBlocked: msg({ message: 'This site cannot be used from where you are.', context: 'error' }),
  internal: msg({ message: 'Something went wrong on our side. Try again in a moment.', context: 'error' }),
  maintenance: msg({ message: 'The site is under maintenance. Try again later.', context: 'error' }),
  busy: msg({ message: 'We are very busy right now. Try again in a moment.', context: 'error' }),
} as const satisfies Partial<Record<ApiErrorCode, MessageDescriptor>>

/** Of a write whose answer breaks the contract nobody knows here what became of it. */
const mayBeDone = msg({
  message: 'The answer could not be read. What you asked for may have been done: look before you try again.',
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
  const { min: least, max: most, retryAfterSeconds } = error.params
  if (error.code === 'amountOutOfRange' && least !== undefined && most !== undefined) {
    const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
    const money = (amount: unknown) => formatAmount(String(amount), locale, { symbol })
    const [min, max] = [money(least), money(most)]
    return i18n._(msg({ message: `Enter an amount from ${min} to ${max}.`, context: 'error' }))
  }
  if (error.code === 'tooManyRequests' && typeof retryAfterSeconds === 'number') {
    const seconds = Math.ceil(retryAfterSeconds)
    return i18n._(
      msg({ message: `Too many tries. Wait ${seconds} seconds and try again.`, context: 'error' }),
    )
  }
  if (error.code === 'badResponse' && error.outcomeUnknown) return i18n._(mayBeDone)
  return i18n._(texts[error.code] ?? atOnce.internal)
}
