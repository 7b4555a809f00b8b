import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { day, done, fallbackLanguage, id, instant, keyset, keysetInfo, typed } from './scalars.ts'
import { code, humanCheck, mobile, signedIn } from './session.ts'

/** Digits of the payment password; which it must have is the rule of registerSettings. */
const paymentPassword = typed(64)

export const freePlay = defineCall({
  id: 'freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary:
    'Opens a trial account (type 4) with play money and signs it in. Under the regulated profile a date of birth comes first.',
  roles: ['visitor'],
  body: z.strictObject({
    os: z.optional(typed(32)),
    platform: z.optional(z.literal('W')),
    /** Accepted, and not read: nothing of this call is secret, so it is sent as it is. */
    Encryption: z.optional(z.union([z.boolean(), typed(16)])),
    /** Accepted, and not read: the version of the gateway. */
    version: z.optional(z.literal(['3', 3])),
    birthday: z.optional(day),
    ...humanCheck,
  }),
  value: signedIn,
  errors: ['forbidden', 'notEligible', 'nonAgent', 'captchaRequired', 'captchaWrong'],
})

export const sessionCode = defineCall({
  id: 'sessionCode',
  method: 'POST',
  path: '/wps/session/code',
  summary:
    'A code, good once and for 60 seconds, with which another page of this site opens a session of its own.',
  roles: ['member', 'agent'],
  value: z.object({ code: z.string(), expiresAt: instant }),
})

export const exchangeSessionCode = defineCall({
  id: 'exchangeSessionCode',
  method: 'POST',
  path: '/wps/session/exchange',
  summary: 'Exchanges the code that came in an address for a new session, once.',
  roles: ['visitor'],
  body: z.strictObject({ code: typed(64) }),
  value: signedIn,
  errors: ['notSignedIn', 'nonAgent', 'memberNoEnter'],
})

export const sessions = defineCall({
  id: 'sessions',
  method: 'GET',
  path: '/wps/member/sessions',
  summary: 'Where the account is signed in now, this browser first.',
  roles: ['member', 'agent'],
  value: z.object({
    sessions: z.array(
      z.object({
        id,
        current: z.boolean(),
        site: z.enum(['member', 'agent']),
        /** What the browser said it is; may be empty. */
        device: z.string(),
        address: z.string(),
        createdAt: instant,
        lastSeenAt: instant,
      }),
    ),
  }),
})

export const endOtherSessions = defineCall({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/wps/member/sessions',
  summary: 'Ends every other session of the account, and makes every browser forget it.',
  roles: ['member', 'agent'],
  reauthentication: true,
  value: z.object({ ended: z.int() }),
})

export const endSession = defineCall({
  id: 'endSession',
  method: 'DELETE',
  path: '/wps/member/sessions/{id}',
  summary: 'Ends one other session of the account.',
  roles: ['member', 'agent'],
  reauthentication: true,
  params: z.strictObject({ id }),
  value: done,
})

export const loginHistory = defineCall({
  id: 'loginHistory',
  method: 'GET',
  path: '/wps/member/loginHistory',
  summary: 'Who signed in, or tried to, newest first.',
  roles: ['member', 'agent'],
  query: z.strictObject(keyset),
  value: z.object({
    rows: z.array(
      z.object({
        id,
        at: instant,
        site: z.enum(['member', 'agent']),
        method: z.string(),
        outcome: z.enum(['signedIn', 'wrongPassword', 'verificationAsked']),
        address: z.string(),
        device: z.string(),
      }),
    ),
    page: keysetInfo,
  }),
})

export const securityCentre = defineCall({
  id: 'securityCentre',
  method: 'GET',
  path: '/wps/member/security',
  summary: 'What protects the account and what does not yet, in the order shown.',
  roles: ['member', 'agent'],
  value: z.object({
    items: z.array(
      z.object({
        kind: z.enum([
          'loginPassword',
          'paymentPassword',
          'email',
          'mobile',
          'authenticator',
          'bankAccounts',
          'realName',
          'sessions',
        ]),
        state: z.enum(['notSet', 'set', 'verified']),
        /** As far as others may read it. */
        detail: z.optional(z.string()),
        count: z.optional(z.int()),
        changedAt: z.optional(instant),
        locked: z.optional(z.boolean()),
      }),
    ),
    /** Until then nothing is paid out and no account to pay to is changed. */
    payoutsHeldUntil: z.nullable(instant),
  }),
})

export const changePaymentPassword = defineCall({
  id: 'changePaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  summary: 'Sets the payment password, or changes it for whoever knows the one that is set.',
  roles: ['member', 'agent'],
  reauthentication: true,
  encrypted: true,
  body: z.strictObject({
    oldPaymentPassword: z.optional(paymentPassword),
    paymentPassword,
    confirmPaymentPassword: paymentPassword,
  }),
  value: done,
  errors: ['decryptionFailed', 'replayedRequest', 'paymentPasswordWrong'],
})

export const contactCode = defineCall({
  id: 'contactCode',
  method: 'POST',
  path: '/wps/member/contact/code',
  summary: 'Sends a code to a mobile number or an e-mail address that is to become the account’s.',
  roles: ['member', 'agent'],
  reauthentication: true,
  body: z.strictObject({
    mobileNum: z.optional(typed(32)),
    countryDialingCode: z.optional(typed(8)),
    email: z.optional(typed(120)),
  }),
  value: z.object({ expiredMinutes: z.int() }),
})

export const verifyMobile = defineCall({
  id: 'verifyMobile',
  method: 'POST',
  path: '/wps/member/contact/mobile',
  summary:
    'Makes a mobile number the account’s, by its code. Where it replaces another, payments out are held for a day and the other is told.',
  roles: ['member', 'agent'],
  reauthentication: true,
  body: z.strictObject({ ...mobile, verificationCode: code }),
  value: done,
  errors: ['verificationWrong'],
})

export const verifyEmail = defineCall({
  id: 'verifyEmail',
  method: 'POST',
  path: '/wps/member/contact/email',
  summary:
    'Makes an e-mail address the account’s, by its code. Where it replaces another, payments out are held for a day and the other is told.',
  roles: ['member', 'agent'],
  reauthentication: true,
  body: z.strictObject({ email: typed(120), verificationCode: code }),
  value: done,
  errors: ['verificationWrong'],
})

/** An account that withdrawals can be paid to; its number is not shown again. */
export const bankAccount = z.object({
  id,
  bankCode: z.string(),
  bank: z.string(),
  /** The language of the bank's name, where it is not the reader's. */
  bankLanguage: fallbackLanguage,
  accountName: z.string(),
  accountNumberMasked: z.string(),
  isDefault: z.boolean(),
  addedAt: instant,
})

export const bankAccounts = defineCall({
  id: 'bankAccounts',
  method: 'GET',
  path: '/wps/member/bankAccounts',
  summary: 'The accounts that withdrawals can be paid to, the default first.',
  roles: ['member', 'agent'],
  value: z.object({ accounts: z.array(bankAccount), most: z.int(), realName: z.nullable(z.string()) }),
})

export const addBankAccount = defineCall({
  id: 'addBankAccount',
  method: 'PUT',
  path: '/wps/member/bankAccounts',
  summary: 'Adds an account to pay to. The first name given stays the account’s real name.',
  roles: ['member', 'agent'],
  reauthentication: true,
  encrypted: true,
  idempotent: true,
  stepUp: true,
  body: z.strictObject({
    bankCode: typed(32),
    bankAccountNumber: typed(64),
    accountName: typed(80),
    paymentPassword,
  }),
  value: bankAccount,
  errors: ['decryptionFailed', 'replayedRequest', 'paymentPasswordWrong', 'tooManyOpen', 'wrongState'],
})

export const defaultBankAccount = defineCall({
  id: 'defaultBankAccount',
  method: 'POST',
  path: '/wps/member/bankAccounts/{id}/default',
  summary: 'Makes an account the one that is proposed first.',
  roles: ['member', 'agent'],
  reauthentication: true,
  encrypted: true,
  idempotent: true,
  stepUp: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ paymentPassword }),
  value: done,
  errors: ['decryptionFailed', 'replayedRequest', 'paymentPasswordWrong', 'wrongState'],
})

export const removeBankAccount = defineCall({
  id: 'removeBankAccount',
  method: 'POST',
  path: '/wps/member/bankAccounts/{id}/removal',
  summary: 'Takes an account away. Withdrawals under way are still paid to it.',
  roles: ['member', 'agent'],
  reauthentication: true,
  encrypted: true,
  idempotent: true,
  stepUp: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ paymentPassword }),
  value: done,
  errors: ['decryptionFailed', 'replayedRequest', 'paymentPasswordWrong', 'wrongState'],
})

export const authenticatorSecret = defineCall({
  id: 'authenticatorSecret',
  method: 'POST',
  path: '/wps/member/authenticator',
  summary: 'A fresh secret for an authenticator app; it counts once the app has shown a code of it.',
  roles: ['member', 'agent'],
  reauthentication: true,
  value: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  errors: ['wrongState'],
})

export const connectAuthenticator = defineCall({
  id: 'connectAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticator/connection',
  summary: 'Ties the app to the account, and shows ten recovery codes, this once.',
  roles: ['member', 'agent'],
  reauthentication: true,
  body: z.strictObject({ verificationCode: code }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['verificationWrong'],
})

export const removeAuthenticator = defineCall({
  id: 'removeAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticator/removal',
  summary: 'Unties the app, by a code of it or a recovery code.',
  roles: ['member', 'agent'],
  reauthentication: true,
  body: z.strictObject({ verificationCode: code }),
  value: done,
  errors: ['verificationWrong'],
})

export const securityCalls = {
  freePlay,
  sessionCode,
  exchangeSessionCode,
  sessions,
  endOtherSessions,
  endSession,
  loginHistory,
  securityCentre,
  changePaymentPassword,
  contactCode,
  verifyMobile,
  verifyEmail,
  bankAccounts,
  addBankAccount,
  defaultBankAccount,
  removeBankAccount,
  authenticatorSecret,
  connectAuthenticator,
  removeAuthenticator,
} as const
