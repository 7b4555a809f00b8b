import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { done, languageTag } from './scalars.ts'

/** The address that a browser's push service gave it. */
const endpoint = z.url({ protocol: /^https?$/ }).check(z.maxLength(1024))

const base64url = (characters: number) => z.string().check(z.regex(/^[\w-]+$/), z.length(characters))

export const pushSettings = defineCall({
  id: 'pushSettings',
  method: 'GET',
  path: '/wps/member/push',
  summary:
    'Whether push notifications can be had, and the browsers of this site in which they are on; a sub-user sees its own.',
  roles: ['member', 'agent'],
  value: z.object({
    /** The operator's VAPID key, which a browser subscribes with; null where push notifications are off. */
    publicKey: z.nullable(z.string()),
    browsers: z.array(
      z.object({
        /** SHA-256 of the endpoint, base64url: a browser knows itself by it. */
        id: z.string(),
        /** In which its notifications are. */
        language: languageTag,
        /** Whether it was turned on, or renewed, in the session of the request: it ends at its sign-out. */
        thisSession: z.boolean(),
      }),
    ),
  }),
})

export const subscribePush = defineCall({
  id: 'subscribePush',
  method: 'POST',
  path: '/wps/member/push/subscription',
  summary:
    'Sends notifications to this browser, in the language of the request: on the members’ site what needs the member, on the agents’ site also what an agent follows. Renews a subscription that is known.',
  roles: ['member', 'agent'],
  body: z.strictObject({
    endpoint,
    /** The browser’s public key (65 bytes) and secret (16 bytes), RFC 8291. */
    p256dh: base64url(87),
    auth: base64url(22),
  }),
  value: done,
})

export const unsubscribePush = defineCall({
  id: 'unsubscribePush',
  method: 'POST',
  path: '/wps/member/push/unsubscription',
  summary: 'Ends push notifications in this browser.',
  roles: ['member', 'agent'],
  body: z.strictObject({ endpoint }),
  value: done,
})

export const pushCalls = { pushSettings, subscribePush, unsubscribePush } as const
