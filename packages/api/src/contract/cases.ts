import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, instant, keyset, keysetInfo, typed } from './scalars.ts'
import { humanCheck } from './session.ts'
import { uploadIds } from './uploads.ts'

/** What a message to customer service is about: 1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 apply-agent, 0 other. */
export const feedbackType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(6),
])

/**
 * The state of a case. `open`: customer service is to answer. `answered`: it did. `waitingForMember`: it asked
 * something. `escalated`: a senior agent reviews it. `closed`: done for good.
 */
export const caseStates = ['open', 'answered', 'waitingForMember', 'escalated', 'closed'] as const

const complaintCase = z.object({
  id,
  /** For people: to be named when asking about the case. */
  number: z.string(),
  type: feedbackType,
  state: z.enum(caseStates),
  openedAt: instant,
  changedAt: instant,
  /** By when customer service answers: the end of a working day of the brand; null where it need not. */
  deadlineAt: z.nullable(instant),
})

const caseDetailValue = z.extend(complaintCase, {
  /** What was written, oldest first. */
  entries: z.array(
    z.object({
      id,
      author: z.enum(['member', 'service']),
      /** Plain text. */
      text: z.string(),
      at: instant,
      /** Addresses of the images, good for an hour. */
      images: z.array(z.string()),
    }),
  ),
})

/** A case changed: the payload of its live event. */
export const caseChange = z.object({
  caseId: z.string(),
  number: z.string(),
  state: z.enum(caseStates),
  deadlineAt: z.nullable(instant),
})

const feedback = defineCall({
  id: 'feedback',
  method: 'PUT',
  path: '/wps/feedback',
  summary:
    'Writes to customer service. What is missing is answered field by field. From whoever is signed in it opens a case; a trial account and a visitor get a reference number.',
  roles: ['visitor', 'member', 'trial', 'agent'],
  idempotent: true,
  body: z.strictObject({
    /** 1 to 200 characters without white space at its ends. */
    content: z._default(typed(1_600), ''),
    /** User name; for a signed-in visitor, the account’s own is used. */
    sender: z._default(typed(64), ''),
    type: z.optional(feedbackType),
    ...humanCheck,
    /** Images, from a signed-in visitor only. */
    images: z._default(uploadIds, []),
  }),
  value: z.object({
    reference: z.string(),
    /** The case that was opened; null where none was. */
    caseId: z.nullable(id),
    deadlineAt: z.nullable(instant),
  }),
  errors: ['captchaWrong', 'captchaRequired', 'tooManyOpen', 'idempotencyKeyReused'],
})

const roles = ['member', 'agent'] as const

const cases = defineCall({
  id: 'cases',
  method: 'GET',
  path: '/wps/member/cases',
  summary: 'The own cases, newest first.',
  roles,
  query: z.strictObject({ ...keyset, state: z.optional(z.enum(caseStates)) }),
  value: z.object({ rows: z.array(complaintCase), page: keysetInfo }),
})

const caseDetail = defineCall({
  id: 'caseDetail',
  method: 'GET',
  path: '/wps/member/cases/{id}',
  summary: 'One case with everything that was written.',
  roles,
  params: z.strictObject({ id }),
  value: caseDetailValue,
})

const replyToCase = defineCall({
  id: 'replyToCase',
  method: 'POST',
  path: '/wps/member/cases/{id}/replies',
  summary: 'Writes on: a case that was answered or waited for the member is open again, with a new deadline.',
  roles,
  idempotent: true,
  params: z.strictObject({ id }),
  body: z.strictObject({
    /** 1 to 1,000 characters. */
    text: typed(4_000),
    images: z._default(uploadIds, []),
  }),
  value: caseDetailValue,
  errors: ['wrongState', 'tooManyOpen'],
})

const escalateCase = defineCall({
  id: 'escalateCase',
  method: 'POST',
  path: '/wps/member/cases/{id}/escalation',
  summary: 'Does not accept the answer: somebody higher up looks at the case.',
  roles,
  idempotent: true,
  params: z.strictObject({ id }),
  value: caseDetailValue,
  errors: ['wrongState'],
})

const closeCase = defineCall({
  id: 'closeCase',
  method: 'POST',
  path: '/wps/member/cases/{id}/closing',
  summary: 'Closes a case for good.',
  roles,
  idempotent: true,
  params: z.strictObject({ id }),
  value: caseDetailValue,
  errors: ['wrongState'],
})

export const caseCalls = { feedback, cases, caseDetail, replyToCase, escalateCase, closeCase } as const
