import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fallbackLanguage, id, instant, keyset, keysetInfo, typed } from './scalars.ts'

const liveModels = defineCall({
  id: 'liveModels',
  method: 'GET',
  path: '/wps/live/models',
  summary:
    'Who is at the live tables: name, table, and whether their shift is on. Empty where chat is switched off.',
  roles: ['visitor'],
  value: z.object({
    models: z.array(
      z.object({
        modelId: id,
        displayName: z.string(),
        language: fallbackLanguage,
        /** The game of the table. */
        nodeId: id,
        tableName: z.string(),
        /** The language of the table's name, where it is not the reader's. */
        tableLanguage: fallbackLanguage,
        pictureUrl: z.string(),
        online: z.boolean(),
      }),
    ),
  }),
})

const chatLaunch = defineCall({
  id: 'chatLaunch',
  method: 'POST',
  path: '/wps/chat/launch',
  summary:
    'Opens the chat with customer service, with somebody of the live tables, or, for members, the room of everybody: the address for a frame, good once and for two minutes. A visitor’s talk ends with the page, a member’s with the session. `notFound` where chat is switched off.',
  roles: ['visitor', 'member', 'agent'],
  body: z.strictObject({ modelId: z.optional(id), room: z.optional(z.boolean()) }),
  value: z.object({ chatUrl: z.string(), expiresAt: instant }),
  errors: ['notSignedIn', 'realAccountNeeded'],
})

const chatSession = typed(128)

const chatMessage = z.object({
  id,
  /** Rises in a conversation, in the order in which things were said; not without gaps. */
  sequence: z.int(),
  author: z.enum(['member', 'agent', 'moderator']),
  /** Whether the reader wrote it. */
  mine: z.boolean(),
  /** Who said it, where members talk with each other. */
  name: z.nullable(z.string()),
  /** Plain text. */
  text: z.string(),
  /** The language of what the platform says itself, where it is not the conversation's; what a user typed has none. */
  language: fallbackLanguage,
  at: instant,
  /** Only its writer sees it: it held a word of the list. */
  hidden: z.boolean(),
})

const mute = z.nullable(z.object({ until: instant, reason: z.enum(['words', 'moderator']) }))

const sandboxOpenChat = defineCall({
  id: 'sandboxOpenChat',
  method: 'POST',
  path: '/sandbox/chat/open',
  summary:
    'The chat page exchanges the single-use launch code for a session of its own; after a reload it sends that.',
  roles: ['sandbox'],
  body: z.strictObject({ launch: chatSession }),
  value: z.object({
    chatSession: z.string(),
    partner: z.string(),
    /** The language of the partner's name, where it is not the talk's. */
    partnerLanguage: fallbackLanguage,
    muted: mute,
  }),
})

const sandboxChatMessages = defineCall({
  id: 'sandboxChatMessages',
  method: 'POST',
  path: '/sandbox/chat/messages',
  summary: 'What was said, newest first.',
  roles: ['sandbox'],
  body: z.strictObject({ chatSession, ...keyset }),
  value: z.object({ rows: z.array(chatMessage), muted: mute, page: keysetInfo }),
})

const sandboxSay = defineCall({
  id: 'sandboxSay',
  method: 'POST',
  path: '/sandbox/chat/say',
  summary:
    'Says something; the same message id is the same message. `wrongState` while muted, with the reason.',
  roles: ['sandbox'],
  body: z.strictObject({
    chatSession,
    messageId: id,
    /** 1 to 500 characters. */
    text: typed(2_000),
  }),
  value: z.object({ message: chatMessage, muted: mute }),
  errors: ['wrongState', 'idempotencyKeyReused'],
})

/**
 * What is said is sent over a socket of the chat page's own, at `/sandbox/chat/socket`. The page says this first, with
 * the number of the last message that it has (0: none). The platform sends every message after it in order, then
 * whether the page may speak, then `ready`; and each as it happens.
 */
export const chatHello = z.strictObject({
  type: z.literal('hello'),
  chatSession,
  lastSequence: z.int().check(z.gte(0)),
})

export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), message: chatMessage }),
  z.object({ type: z.literal('muted'), muted: mute }),
  /** Too much was missed: read the newest page of messages. */
  z.object({ type: z.literal('snapshotNeeded') }),
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('heartbeat') }),
  /** The talk is over: its hour is, or the session that it was launched from. */
  z.object({ type: z.literal('over') }),
])

export type ChatEvent = z.output<typeof chatEvent>

export const chatCalls = { liveModels, chatLaunch, sandboxOpenChat, sandboxChatMessages, sandboxSay } as const
