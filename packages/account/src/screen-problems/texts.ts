import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ScreenProblem } from '../problems/problemText.ts'

/** What a call of a screen may be refused with; loaded with the screens. */
export const screenProblems: Record<ScreenProblem, MessageDescriptor> = {
  idempotencyKeyMissing: msg({
    message: 'The request was not complete. Reload the page and try again.',
    context: 'error',
  }),
  replayedRequest: msg({
    message: 'This request was already sent. Check your records before you try again.',
    context: 'error',
  }),
  badSignature: msg({ message: 'The request was not signed correctly.', context: 'error' }),
  paymentPasswordWrong: msg({ message: 'The payment password is wrong.', context: 'error' }),
  notEligible: msg({ message: 'This account cannot take part. The terms say who can.', context: 'error' }),
  accountFrozen: msg({
    message: 'This account is frozen. The reason is in your messages.',
    context: 'error',
  }),
  methodUnavailable: msg({
    message: 'This way to pay is not available now. Choose another one.',
    context: 'error',
  }),
  alreadyClaimed: msg({ message: 'This was claimed before.', context: 'error' }),
  outOfStock: msg({ message: 'This is out of stock. Choose another one.', context: 'error' }),
  depositLimitReached: msg({
    message: 'This deposit is above your own limit. Choose a smaller amount.',
    context: 'error',
  }),
  stakeLimitReached: msg({ message: 'This bet is above your own limit of stakes.', context: 'error' }),
  notEnoughPoints: msg({ message: 'You do not have enough points for this.', context: 'error' }),
  rateTooHigh: msg({ message: 'This rate is above your own. Choose a lower one.', context: 'error' }),
  fileRefused: msg({
    message: 'This picture cannot be used. Choose a PNG or JPG of at most 5 MB.',
    context: 'error',
  }),
  methodNotAllowed: msg({ message: 'This cannot be done here.', context: 'error' }),
  idempotencyKeyReused: msg({
    message: 'An earlier request is still open. Check your records before you try again.',
    context: 'error',
  }),
  usernameTaken: msg({ message: 'This user name is taken. Choose another one.', context: 'error' }),
  wrongState: msg({ message: 'This has changed meanwhile. Look at its state again.', context: 'error' }),
  betRolledBack: msg({ message: 'This bet was taken back.', context: 'error' }),
  roundClosed: msg({ message: 'This round is over.', context: 'error' }),
  payloadTooLarge: msg({ message: 'This is too large to send. Make it shorter.', context: 'error' }),
  unsupportedMediaType: msg({ message: 'This kind of content cannot be sent.', context: 'error' }),
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
}
