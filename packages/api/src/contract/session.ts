import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { done, id, instant, languageTag, typed } from './scalars.ts'

/** The answer to a captcha: what was read, or the nonce of the proof of work. */
const humanCheck = {
  captchaId: z.optional(typed(64)),
  captcha: z.optional(typed(16)),
  proofNonce: z.optional(typed(32)),
}

/** What signing in gives; the token's other half is an HttpOnly cookie. */
const signedIn = z.object({
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
  body: z.strictObject({
    type: z.literal('username'),
    username: typed(64),
    password: typed(128),
    ...humanCheck,
  }),
  value: signedIn,
  errors: [
    'decryptionFailed',
    'replayedRequest',
    'wrongCredentials',
    'captchaRequired',
    'captchaWrong',
    'nonAgent',
    'memberNoEnter',
  ],
})

export const logout = defineCall({
  id: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'Ends the session: token, cookie and live events.',
  roles: ['member', 'agent'],
  value: done,
})

/** The fields that a registration may carry; which are asked for is the server's setting. */
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

export const register = defineCall({
  id: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  summary: 'Opens an account by the rules of registerSettings and signs it in.',
  roles: ['visitor'],
  encrypted: true,
  idempotent: true,
  body: z.strictObject({
    ...registerFieldShapes,
    captchaId: z.optional(typed(64)),
    proofNonce: z.optional(typed(32)),
    registerUrl: typed(512),
    domain: typed(255),
    registerMethod: z.literal('WEB'),
    termsAccepted: z.boolean(),
    termsVersion: typed(32),
    termsLanguage: languageTag,
  }),
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
  roles: ['member', 'agent'],
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
    currency: z.string(),
    currencySymbol: z.string(),
    lastLoginAt: z.nullable(instant),
    joinedAt: instant,
  }),
})

export const changePassword = defineCall({
  id: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  summary: 'Changes the password of the account that is signed in and ends its other sessions.',
  roles: ['member', 'agent'],
  encrypted: true,
  body: z.strictObject({
    oldPassword: z.optional(typed(128)),
    newPassword: typed(128),
    confirmNewPassword: typed(128),
  }),
  value: done,
  errors: ['decryptionFailed', 'replayedRequest', 'wrongCredentials'],
})

export const eventTicket = defineCall({
  id: 'eventTicket',
  method: 'POST',
  path: '/wps/events/ticket',
  summary: 'A ticket, good once and for 30 seconds, that opens the live events at /wps/events.',
  roles: ['member', 'agent'],
  value: z.object({ ticket: z.string(), sequence: z.int() }),
})
