import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { done, id, instant, languageTag, typed } from './scalars.ts'
import { subUserAuthenticator, subUserPermissions } from './subUsers.ts'

/** The answer to a captcha: what was read, or the nonce of the proof of work. */
export const humanCheck = {
  captchaId: z.optional(typed(64)),
  captcha: z.optional(typed(16)),
  proofNonce: z.optional(typed(32)),
}

/** A mobile number as it was typed, and the digits of the dial code before it. */
export const mobile = { mobileNum: typed(32), countryDialingCode: z.optional(typed(8)) }

/** The digits of a code that was sent. */
export const code = typed(16)

/** Keeps a token in an HttpOnly cookie for a day with which the browser may sign in again; `false` clears it. */
const remember = z.optional(z.boolean())

/** The result of signing in; the token's other half is an HttpOnly cookie. */
export const signedIn = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
})

export const login = defineCall({
  id: 'login',
  method: 'POST',
  path: '/wps/session/login',
  summary: 'Signs a member or an agent in, on the site named by X-Baize-Site.',
  roles: ['visitor'],
  encrypted: true,
  body: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('username'),
      username: typed(64),
      password: typed(128),
      remember,
      ...humanCheck,
    }),
    /** By the code of noLoginCode, in the browser that requested it. */
    z.strictObject({ type: z.literal('sms'), ...mobile, verificationCode: code, remember, ...humanCheck }),
  ]),
  value: signedIn,
  errors: [
    'decryptionFailed',
    'replayedRequest',
    'wrongCredentials',
    'verificationRequired',
    'verificationWrong',
    'captchaRequired',
    'captchaWrong',
    'nonAgent',
    'memberNoEnter',
  ],
})

export const loginVerificationCode = defineCall({
  id: 'loginVerificationCode',
  method: 'POST',
  path: '/wps/session/login/verification/code',
  summary:
    'Sends the code that a sign-in from an unknown address asks for, to where the account has it sent.',
  roles: ['visitor'],
  body: z.strictObject({ verificationId: typed(64), method: z.enum(['mobile', 'email']) }),
  value: z.object({ expiredMinutes: z.int() }),
  errors: ['verificationWrong'],
})

export const loginVerification = defineCall({
  id: 'loginVerification',
  method: 'POST',
  path: '/wps/session/login/verification',
  summary:
    'The proof that login asked for with verificationRequired, whose params hold `verificationId`, `methods` (separated by commas) and, as far as others may read it, where codes go (`mobile`, `email`).',
  roles: ['visitor'],
  encrypted: true,
  body: z.strictObject({
    verificationId: typed(64),
    /** `google` is the code of an authenticator app, or a recovery code. */
    method: z.enum(['mobile', 'email', 'bankAccountName', 'google']),
    verificationCode: z.optional(code),
    payeeName: z.optional(typed(100)),
  }),
  value: signedIn,
  errors: ['decryptionFailed', 'replayedRequest', 'verificationWrong', 'nonAgent', 'memberNoEnter'],
})

export const rememberedAccount = defineCall({
  id: 'rememberedAccount',
  method: 'GET',
  path: '/wps/session/remembered',
  summary: 'The account that this browser remembers, to offer "Continue as …" and to fill in the user name.',
  roles: ['visitor'],
  value: z.object({ username: z.nullable(z.string()), nickname: z.nullable(z.string()) }),
})

export const loginRemembered = defineCall({
  id: 'loginRemembered',
  method: 'POST',
  path: '/wps/session/login/remembered',
  summary:
    'Signs in by the token that this browser keeps in an HttpOnly cookie. It is good once and is replaced by the next; one that comes twice ends all that came of it.',
  roles: ['visitor'],
  value: signedIn,
  errors: ['notSignedIn', 'nonAgent', 'memberNoEnter'],
})

export const forgetRemembered = defineCall({
  id: 'forgetRemembered',
  method: 'DELETE',
  path: '/wps/session/remembered',
  summary: 'Makes this browser forget the account.',
  roles: ['visitor'],
  value: done,
})

export const logout = defineCall({
  id: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  summary:
    'Ends the session: token, cookie and live events, and what the browser could sign in with again without a password.',
  roles: ['member', 'agent', 'trial'],
  value: done,
})

/** The fields that a registration may carry; the server's settings say which are shown. */
export const registerFields = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'paymentPassword',
  'nickname',
  'email',
  'mobileNum',
  'verificationCode',
  'captcha',
  'affiliateCode',
  'referralCode',
  'recommenderId',
  'idNumber',
  'birthday',
  'qqNum',
  'wechat',
  'whatsapp',
  'facebook',
  'telegram',
  'line',
  'zalo',
  'address',
  'permanentAddress',
  'currentAddress',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'placeOfBirth',
  'fullName',
  'bankAccountNumber',
] as const

export type RegisterField = (typeof registerFields)[number]

const registerFieldShapes = Object.fromEntries(
  registerFields.map((field) => [field, z.optional(typed(256))]),
) as Record<RegisterField, z.ZodMiniOptional<z.ZodMiniString>>

/** What a registration carries beside the fields of the rules. */
const registration = {
  ...registerFieldShapes,
  countryDialingCode: z.optional(typed(8)),
  captchaId: z.optional(typed(64)),
  proofNonce: z.optional(typed(32)),
  registerUrl: typed(512),
  domain: typed(255),
  registerMethod: z.literal('WEB'),
  termsAccepted: z.boolean(),
  termsVersion: typed(32),
  termsLanguage: languageTag,
}

export const register = defineCall({
  id: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  summary: 'Opens an account by the rules of registerSettings and signs it in.',
  roles: ['visitor'],
  encrypted: true,
  idempotent: true,
  body: z.strictObject(registration),
  value: signedIn,
  errors: [
    'decryptionFailed',
    'replayedRequest',
    'usernameTaken',
    'invitationInvalid',
    'captchaRequired',
    'captchaWrong',
  ],
})

export const registerMobile = defineCall({
  id: 'registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  summary:
    'Opens an account by a mobile number, which without its leading zeros is the user name, and signs it in.',
  roles: ['visitor'],
  encrypted: true,
  idempotent: true,
  body: z.strictObject({
    ...registration,
    mobileNum: typed(32),
    login: z.literal(true),
    /** What a phone service of the operator's adds. */
    channel: z.optional(typed(32)),
    /** What a third party sent its code by. Accepted, and not read without `firebaseIdToken`. */
    firebaseChannel: z.optional(z.literal('sms')),
    /**
     * The token by which a third party says that the number was verified, in the place of `verificationCode`
     * (decision 0044). Where the operator has named no provider: `forbidden`.
     */
    firebaseIdToken: z.optional(typed(4_096)),
  }),
  value: signedIn,
  errors: [
    'busy',
    'decryptionFailed',
    'replayedRequest',
    'forbidden',
    'usernameTaken',
    'invitationInvalid',
    'verificationWrong',
    'captchaRequired',
    'captchaWrong',
  ],
})

export const affiliate = defineCall({
  id: 'affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'Whether an invitation or affiliate code can still be used, before registering with it.',
  roles: ['visitor'],
  query: z.strictObject({ code: typed(64), domain: z.optional(typed(255)) }),
  value: z.object({ valid: z.boolean(), accountType: z.nullable(z.enum(['member', 'agent'])) }),
})

export const memberInfo = defineCall({
  id: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  summary: 'The account that is signed in.',
  roles: ['member', 'agent', 'trial'],
  value: z.object({
    id,
    account: z.string(),
    nickname: z.string(),
    userName: z.string(),
    /** 1, 2, 41, 42 agent; 4 trial; others member. */
    type: z.int(),
    isAgent: z.boolean(),
    hasPassword: z.boolean(),
    /** The session may only change the password until this is false. */
    mustChangePassword: z.boolean(),
    /** Why the password has to be changed; left out where it has not. */
    mustChangeReason: z.optional(z.enum(['firstLogin', 'expired', 'defaultPassword'])),
    currency: z.string(),
    currencySymbol: z.string(),
    lastLoginAt: z.nullable(instant),
    joinedAt: instant,
    /** The sub-user that acts as the account; left out where it is the agent itself. */
    subUser: z.optional(
      z.object({
        account: z.string(),
        permission: z.enum(subUserPermissions),
        authenticator: subUserAuthenticator,
      }),
    ),
  }),
})

export const changePassword = defineCall({
  id: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  summary:
    'Changes the password of the account that is signed in, or of its sub-user, and ends its other sessions.',
  roles: ['member', 'agent'],
  encrypted: true,
  body: z.strictObject({
    oldPassword: z.optional(typed(128)),
    newPassword: typed(128),
    confirmNewPassword: typed(128),
  }),
  value: done,
  // The first password of an account needs a confirmed session.
  errors: ['decryptionFailed', 'replayedRequest', 'wrongCredentials', 'passwordRequired'],
})

const confirmPassword = defineCall({
  id: 'confirmPassword',
  method: 'POST',
  path: '/wps/member/password/confirmation',
  summary:
    'Confirms the session by the password of its account or sub-user, for the calls that need it (`passwordRequired`). An account that has no password shows a code of its authenticator app; one that has neither signs in again.',
  roles: ['member', 'agent'],
  encrypted: true,
  body: z.strictObject({ password: z.optional(typed(128)), verificationCode: z.optional(code) }),
  value: done,
  errors: [
    'decryptionFailed',
    'replayedRequest',
    'wrongCredentials',
    'verificationWrong',
    'passwordRequired',
  ],
})

export const eventTicket = defineCall({
  id: 'eventTicket',
  method: 'POST',
  path: '/wps/events/ticket',
  summary: 'A ticket, good once and for 30 seconds, that opens the live events at /wps/events.',
  roles: ['member', 'agent', 'trial'],
  query: z.strictObject({
    /**
     * Milliseconds since the page began to read, at most 99,999,999: the sequence is that of before, so that the events of
     * the time between its first reading and its connection reach it. Left out: the sequence of now.
     */
    readingFor: z.optional(
      z.pipe(
        z.string().check(z.regex(/^[0-9]{1,8}$/)),
        z.transform((text: string) => Number(text)),
      ),
    ),
  }),
  value: z.object({ ticket: z.string(), sequence: z.int() }),
})

export const sessionCalls = {
  login,
  loginVerificationCode,
  loginVerification,
  rememberedAccount,
  loginRemembered,
  forgetRemembered,
  logout,
  register,
  registerMobile,
  affiliate,
  memberInfo,
  changePassword,
  confirmPassword,
  eventTicket,
} as const
