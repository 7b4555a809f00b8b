import type { ApiError, ApiErrorCode } from '@baize/api'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const plain: Record<ApiErrorCode, MessageDescriptor> = {
  network: msg({ message: 'The connection failed. Check your network and try again.', context: 'error' }),
  timeout: msg({ message: 'The answer took too long. Check your network and try again.', context: 'error' }),
  badResponse: msg({ message: 'The answer could not be read. Try again in a moment.', context: 'error' }),
  cancelled: msg({ message: 'The request was cancelled.', context: 'error' }),
  malformedRequest: msg({
    message: 'The request could not be read. Reload the page and try again.',
    context: 'error',
  }),
  idempotencyKeyMissing: msg({
    message: 'The request was not complete. Reload the page and try again.',
    context: 'error',
  }),
  decryptionFailed: msg({
    message: 'The request could not be unlocked. Reload the page and try again.',
    context: 'error',
  }),
  replayedRequest: msg({
    message: 'This request was already sent. Check your records before you try again.',
    context: 'error',
  }),
  notSignedIn: msg({ message: 'You are not signed in any more. Sign in to go on.', context: 'error' }),
  wrongCredentials: msg({ message: 'The account or password is wrong.', context: 'error' }),
  badSignature: msg({ message: 'The request was not signed correctly.', context: 'error' }),
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
  paymentPasswordWrong: msg({ message: 'The payment password is wrong.', context: 'error' }),
  notFound: msg({ message: 'This was not found. It may have been removed.', context: 'error' }),
  methodNotAllowed: msg({ message: 'This cannot be done here.', context: 'error' }),
  idempotencyKeyReused: msg({
    message: 'An earlier request is still open. Check your records before you try again.',
    context: 'error',
  }),
  usernameTaken: msg({ message: 'This user name is taken. Choose another one.', context: 'error' }),
  wrongState: msg({ message: 'This has changed meanwhile. Look at its state again.', context: 'error' }),
  gameUnavailable: msg({ message: 'This game is under maintenance. Choose another one.', context: 'error' }),
  betRolledBack: msg({ message: 'This bet was taken back.', context: 'error' }),
  roundClosed: msg({ message: 'This round is over.', context: 'error' }),
  payloadTooLarge: msg({ message: 'This is too large to send. Make it shorter.', context: 'error' }),
  unsupportedMediaType: msg({ message: 'This kind of content cannot be sent.', context: 'error' }),
  invalidFields: msg({ message: 'Some answers need another look.', context: 'error' }),
  insufficientFunds: msg({
    message: 'The balance is not enough. Choose a smaller amount.',
    context: 'error',
  }),
  amountOutOfRange: msg({ message: 'The amount is outside the limits.', context: 'error' }),
  invitationInvalid: msg({
    message: 'This invitation code cannot be used. Check it or leave it out.',
    context: 'error',
  }),
  tooManyOpen: msg({
    message: 'Too many requests are still open. Wait until one is finished.',
    context: 'error',
  }),
  tooManyRequests: msg({ message: 'Too many tries. Wait a moment and try again.', context: 'error' }),
  regionBlocked: msg({ message: 'This site cannot be used from where you are.', context: 'error' }),
  internal: msg({ message: 'Something went wrong on our side. Try again in a moment.', context: 'error' }),
  maintenance: msg({ message: 'The site is under maintenance. Try again later.', context: 'error' }),
  busy: msg({ message: 'There is much to do right now. Try again in a moment.', context: 'error' }),
}

/** The translated words for a failed call: what happened and what to do. */
export function problemText(i18n: I18n, error: ApiError): string {
  const { min, max, retryAfterSeconds } = error.params
  if (error.code === 'amountOutOfRange' && min !== undefined && max !== undefined) {
    return i18n._(msg({ message: `Enter an amount from ${min} to ${max}.`, context: 'error' }))
  }
  if (error.code === 'tooManyRequests' && typeof retryAfterSeconds === 'number') {
    const seconds = Math.ceil(retryAfterSeconds)
    return i18n._(
      msg({ message: `Too many tries. Wait ${seconds} seconds and try again.`, context: 'error' }),
    )
  }
  return i18n._(plain[error.code])
}
