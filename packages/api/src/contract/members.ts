import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { instant, languageTag, typed } from './scalars.ts'
import { code, humanCheck, mobile, signedIn } from './session.ts'

/** What was sent: for so many minutes no other is sent there. */
const codeSent = z.object({ expiredMinutes: z.int() })

export const noLoginCode = defineCall({
  id: 'noLoginCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary:
    'Sends a code to a mobile number, to sign in, to register or for a new password. The answer is the same whether or not an account has the number.',
  roles: ['visitor'],
  body: z.strictObject({
    /** @default `register` with `mobileNo`, `login` with `mobileNum` */
    purpose: z.optional(z.enum(['login', 'register', 'password'])),
    mobileNum: z.optional(typed(32)),
    mobileNo: z.optional(typed(32)),
    countryDialingCode: z.optional(typed(8)),
    ...humanCheck,
  }),
  value: codeSent,
  errors: ['captchaRequired', 'captchaWrong'],
})

export const resetPasswordByMobile = defineCall({
  id: 'resetPasswordByMobile',
  method: 'POST',
  path: '/wps/member/password/verification',
  summary:
    'A new password by a code of noLoginCode: ends all other sessions, signs in, and holds payments out for a day. With an authenticator app at an unknown address the password is set and `verificationRequired` asks for its code, as login does.',
  roles: ['visitor'],
  encrypted: true,
  body: z.strictObject({ ...mobile, verificationCode: code, newPassword: typed(128) }),
  value: signedIn,
  errors: [
    'decryptionFailed',
    'replayedRequest',
    'verificationRequired',
    'verificationWrong',
    'nonAgent',
    'memberNoEnter',
  ],
})

export const sandboxOutbox = defineCall({
  id: 'sandboxOutbox',
  method: 'GET',
  path: '/sandbox/outbox',
  summary: 'The newest messages that the sandbox sent to a telephone or a mailbox.',
  roles: ['sandbox'],
  query: z.strictObject({
    /** A number with its dial code, `+85512345678`, or an e-mail address. */
    to: typed(120),
  }),
  value: z.object({
    messages: z.array(
      z.object({
        at: instant,
        channel: z.enum(['sms', 'mail']),
        kind: z.string(),
        state: z.enum(['sent', 'failed']),
        /** What the text is written in. */
        language: languageTag,
        text: z.string(),
      }),
    ),
  }),
})

export const membersCalls = { noLoginCode, resetPasswordByMobile, sandboxOutbox } as const
