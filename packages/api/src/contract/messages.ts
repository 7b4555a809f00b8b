import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { done, fallbackLanguage, id, instant, keyset, keysetInfo, typed } from './scalars.ts'

/** What a message is about; a page may show an image for each. */
export const messageKinds = [
  'system',
  'wallet',
  'bonus',
  'promotion',
  'points',
  'vip',
  'contract',
  'team',
  'security',
  'feedback',
] as const

const message = z.object({
  id,
  kind: z.enum(messageKinds),
  title: z.string(),
  /** Plain text in paragraphs that an empty line parts; never HTML. */
  text: z.string(),
  language: fallbackLanguage,
  /** A path of the site that the message is about; empty for none. */
  link: z.string(),
  at: instant,
  read: z.boolean(),
  marked: z.boolean(),
})

const roles = ['member', 'agent'] as const
const someIds = z.array(id).check(z.minLength(1), z.maxLength(100))
const unread = z.object({ unread: z.int() })

export const messages = defineCall({
  id: 'messages',
  method: 'GET',
  path: '/wps/messages',
  summary: 'The inbox, newest first; the texts in the language of the request.',
  roles,
  query: z.strictObject({
    ...keyset,
    show: z._default(z.enum(['all', 'unread', 'marked']), 'all'),
    /** Only what is about this. */
    kind: z.optional(z.enum(messageKinds)),
    /** Only what has these words in its title or text, in the language of the request. */
    q: z.optional(typed(64)),
  }),
  value: z.object({ rows: z.array(message), unread: z.int(), page: keysetInfo }),
})

export const unreadMessages = defineCall({
  id: 'unreadMessages',
  method: 'GET',
  path: '/wps/messages/unread',
  summary: 'How many messages are unread.',
  roles,
  value: unread,
})

export const messageDetail = defineCall({
  id: 'messageDetail',
  method: 'GET',
  path: '/wps/message/{id}',
  summary: 'One message.',
  roles,
  params: z.strictObject({ id }),
  value: message,
})

export const readMessages = defineCall({
  id: 'readMessages',
  method: 'POST',
  path: '/wps/messages/reading',
  summary: 'Notes that messages were read: the named ones, those that link to an opened page, or all.',
  roles,
  body: z.strictObject({ ids: z.optional(someIds), link: z.optional(typed(256)) }),
  value: unread,
})

export const markMessages = defineCall({
  id: 'markMessages',
  method: 'POST',
  path: '/wps/messages/mark',
  summary: 'Marks messages, or takes the mark away.',
  roles,
  body: z.strictObject({ ids: someIds, marked: z.boolean() }),
  value: done,
})

export const deleteMessages = defineCall({
  id: 'deleteMessages',
  method: 'POST',
  path: '/wps/messages/deletion',
  summary: 'Takes messages out of the inbox for good.',
  roles,
  body: z.strictObject({ ids: someIds }),
  value: unread,
})

export const messageCalls = {
  messages,
  unreadMessages,
  messageDetail,
  readMessages,
  markMessages,
  deleteMessages,
} as const
