/**
 * The closed catalogue of responses that are not a success: code -> HTTP status.
 * A site shows its own translated text for each code; `message` of the envelope is for people and logs.
 */
export const errorStatus = {
  malformedRequest: 400,
  idempotencyKeyMissing: 400,
  decryptionFailed: 400,
  replayedRequest: 400,
  notSignedIn: 401,
  wrongCredentials: 401,
  badSignature: 401,
  captchaRequired: 403,
  captchaWrong: 403,
  forbidden: 403,
  memberNoEnter: 403,
  nonAgent: 403,
  realAccountNeeded: 403,
  verificationRequired: 403,
  verificationWrong: 403,
  memberExcluded: 403,
  notEligible: 403,
  passwordChangeRequired: 403,
  authenticatorRequired: 403,
  passwordRequired: 403,
  paymentPasswordWrong: 403,
  notFound: 404,
  methodNotAllowed: 405,
  idempotencyKeyReused: 409,
  usernameTaken: 409,
  wrongState: 409,
  accountFrozen: 409,
  methodUnavailable: 409,
  alreadyClaimed: 409,
  outOfStock: 409,
  gameUnavailable: 409,
  betRolledBack: 409,
  roundClosed: 409,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  invalidFields: 422,
  insufficientFunds: 422,
  amountOutOfRange: 422,
  invitationInvalid: 422,
  tooManyOpen: 422,
  depositLimitReached: 422,
  lossLimitReached: 422,
  stakeLimitReached: 422,
  sessionLimitReached: 422,
  notEnoughPoints: 422,
  rateTooHigh: 422,
  fileRefused: 422,
  tooManyRequests: 429,
  regionBlocked: 451,
  internal: 500,
  maintenance: 503,
  busy: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

/** Codes that any call may return; they are not repeated in each definition. */
export const commonErrors = [
  'malformedRequest',
  'invalidFields',
  'notFound',
  'methodNotAllowed',
  'payloadTooLarge',
  'unsupportedMediaType',
  'tooManyRequests',
  'regionBlocked',
  'maintenance',
  'busy',
  'internal',
] as const satisfies readonly ErrorCode[]

/** What a call that needs a session may return besides. */
export const sessionErrors = [
  'notSignedIn',
  'forbidden',
  'realAccountNeeded',
  'passwordChangeRequired',
  'authenticatorRequired',
] as const satisfies readonly ErrorCode[]
