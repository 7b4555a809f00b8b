import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { done, typed } from './scalars.ts'
import { humanCheck } from './session.ts'
import { registerRule } from './system.ts'

/** The fields of a profile; the operator's register rules say which are shown. */
export const profileFields = [
  'payeeName',
  'fullName',
  'nickname',
  'birthday',
  'placeOfBirth',
  'nationality',
  'idNumber',
  'occupation',
  'sourceOfIncome',
  'mobileNum',
  'email',
  'whatsapp',
  'telegram',
  'facebook',
  'line',
  'zalo',
  'wechat',
  'qqNum',
  'address',
  'permanentAddress',
  'currentAddress',
  'bankAccountNumber',
] as const

export type ProfileField = (typeof profileFields)[number]

const fieldShapes = Object.fromEntries(
  profileFields.map((field) => [field, z.optional(typed(256))]),
) as Record<ProfileField, z.ZodMiniOptional<z.ZodMiniString>>

/** What the platform knows about a user, and which of it was verified. */
const profileValue = z.object({
  values: z.record(z.string(), z.string()),
  verified: z.array(z.enum(profileFields)),
  /** The fields that the operator requires, with their rules. */
  rules: z.record(z.string(), registerRule),
})

export const profile = defineCall({
  id: 'profile',
  method: 'GET',
  path: '/wps/member/profile',
  summary: 'What the account’s person has said of themselves.',
  roles: ['member', 'agent'],
  value: profileValue,
})

export const updateProfile = defineCall({
  id: 'updateProfile',
  method: 'POST',
  path: '/wps/member/profile',
  summary:
    'Changes the fields that are named; an empty text takes one away. Real name and date of birth stay once they are there; what was verified is changed in the security centre.',
  roles: ['member', 'agent'],
  body: z.strictObject({ ...fieldShapes, countryDialingCode: z.optional(typed(8)) }),
  value: profileValue,
})

export const icons = defineCall({
  id: 'icons',
  method: 'GET',
  path: '/wps/member/info/icon',
  summary: 'The pictures that an account can have beside its name, and which it has.',
  roles: ['member', 'agent'],
  value: z.object({
    /** `url` is a data URL of an SVG image. */
    icons: z.array(z.object({ id: z.string(), url: z.string() })),
    current: z.string(),
  }),
})

export const chooseIcon = defineCall({
  id: 'chooseIcon',
  method: 'POST',
  path: '/wps/member/info/icon',
  summary: 'Chooses one of the pictures.',
  roles: ['member', 'agent'],
  body: z.strictObject({ iconId: typed(32) }),
  value: done,
})

export const forgotPassword = defineCall({
  id: 'forgotPassword',
  method: 'POST',
  path: '/wps/member/password/email',
  summary:
    'Sends a link to a new password, to the verified e-mail address of the account. The answer is the same whether or not there is such an account, unless the operator set `ACCOUNT_ANSWERS=catalogue`.',
  roles: ['visitor'],
  body: z.strictObject({ username: typed(64), email: typed(120), ...humanCheck }),
  form: true,
  value: done,
  errors: ['captchaRequired', 'captchaWrong'],
})

export const completePassword = defineCall({
  id: 'completePassword',
  method: 'POST',
  path: '/wps/member/password/email/completion',
  summary:
    'Sets the new password by the code of the link: ends all sessions and holds payments out for a day. Whoever set it signs in next.',
  roles: ['visitor'],
  encrypted: true,
  body: z.strictObject({ code: typed(64), newPassword: typed(128), confirmNewPassword: typed(128) }),
  value: done,
  errors: ['decryptionFailed', 'replayedRequest', 'verificationWrong'],
})

export const profileCalls = {
  profile,
  updateProfile,
  icons,
  chooseIcon,
  forgotPassword,
  completePassword,
} as const
