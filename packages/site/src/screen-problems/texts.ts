import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ScreenProblem } from '../problems/problemText.ts'

/** What a call of a screen may be refused with; loaded with the screens. */
export const screenProblems: Record<ScreenProblem, MessageDescriptor> = {
  idempotencyKeyMissing: msg({
    message: 'Something went wrong. Reload the page and try again.',
    context: 'error',
  }),
  replayedRequest: msg({
    message: 'This request was already sent. Check your records before you try again.',
    context: 'error',
  }),
  badSignature: msg({
    message: 'This request was not accepted. Reload the page and try again.',
    context: 'error',
  }),
  paymentPasswordWrong: msg({ message: 'Incorrect payment password.', context: 'error' }),
  authenticatorRequired: msg({ message: 'Connect an authenticator app first.', context: 'error' }),
  passwordRequired: msg({
    message: 'Nothing was changed. Confirm that it’s you, and try again.',
    context: 'error',
  }),
  notEligible: msg({ message: 'This account is not eligible. See the terms.', context: 'error' }),
  accountFrozen: msg({
    message: 'This account is frozen. See your messages for the reason.',
    context: 'error',
  }),
  methodUnavailable: msg({
    message: 'This payment method is unavailable. Choose another one.',
    context: 'error',
  }),
  alreadyClaimed: msg({ message: 'This has already been claimed.', context: 'error' }),
  outOfStock: msg({ message: 'This is out of stock. Choose another one.', context: 'error' }),
  depositLimitReached: msg({
    message: 'This deposit is above your deposit limit. Choose a smaller amount.',
    context: 'error',
  }),
  stakeLimitReached: msg({ message: 'This bet is above your stake limit.', context: 'error' }),
  memberClosing: msg({
    message: 'This account is being closed. It takes no new money and no bets.',
    context: 'error',
  }),
  notEnoughPoints: msg({ message: 'You do not have enough points for this.', context: 'error' }),
  rateTooHigh: msg({ message: 'This rate is above your own. Choose a lower rate.', context: 'error' }),
  fileRefused: msg({
    message: 'This picture can’t be used. Choose a PNG or JPG up to 5 MB.',
    context: 'error',
  }),
  methodNotAllowed: msg({ message: 'This can’t be done here.', context: 'error' }),
  idempotencyKeyReused: msg({
    message: 'A previous request is still open. Check your records before you try again.',
    context: 'error',
  }),
  usernameTaken: msg({ message: 'This username is taken. Choose another one.', context: 'error' }),
  wrongState: msg({ message: 'This has changed in the meantime. Check its status.', context: 'error' }),
  betRolledBack: msg({ message: 'This bet was cancelled.', context: 'error' }),
  roundClosed: msg({ message: 'This round is over.', context: 'error' }),
  payloadTooLarge: msg({ message: 'This is too long. Shorten it.', context: 'error' }),
  unsupportedMediaType: msg({ message: 'This type of content can’t be sent.', context: 'error' }),
  insufficientFunds: msg({
    message: 'Insufficient balance. Choose a smaller amount.',
    context: 'error',
  }),
  amountOutOfRange: msg({
    message: 'The amount is outside the limits. Check the minimum and maximum.',
    context: 'error',
  }),
  invitationInvalid: msg({
    message: 'This invitation code is not valid. Check it or leave it blank.',
    context: 'error',
  }),
  tooManyOpen: msg({
    message: 'Too many requests are still open. Wait until one is finished.',
    context: 'error',
  }),
}
