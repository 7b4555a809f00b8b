import { z } from 'zod'
import { defineOperatorCall } from './call.ts'
import { account, amount, id, instant } from './scalars.ts'

const member = z.object({
  id,
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  /** Whether it may sign in. */
  mayEnter: z.boolean(),
  /** Whether nothing is paid out of its wallet: no stake, no withdrawal, no transfer. */
  frozen: z.boolean(),
  /** Why: an operator froze it, or it owes dividends that it refused. Each is lifted on its own. */
  frozenFor: z.array(z.enum(['operator', 'dividend'])),
  balance: amount,
  joinedAt: instant,
  lastLoginAt: instant.nullable(),
})

const params = z.strictObject({ id })
const path = '/operator/members/{id}'

export const findMember = defineOperatorCall({
  id: 'findMember',
  method: 'GET',
  path: '/operator/members',
  summary: 'A member or an agent by user name.',
  roles: ['members', 'money', 'read'],
  query: z.strictObject({ account }),
  value: member,
})

const change = { method: 'POST', roles: ['members'], changes: 'access', params, value: member } as const

export const blockMember = defineOperatorCall({
  ...change,
  id: 'blockMember',
  path: `${path}/block`,
  summary: 'Ends the sessions of an account and lets it sign in no more. Its money stays.',
})

export const unblockMember = defineOperatorCall({
  ...change,
  id: 'unblockMember',
  path: `${path}/unblock`,
  summary: 'Lets a blocked account sign in again. An account that its owner closed stays closed.',
  errors: ['wrongState'],
})

export const freezeMember = defineOperatorCall({
  ...change,
  id: 'freezeMember',
  path: `${path}/freeze`,
  summary: 'Lets nothing be paid out of the wallet of an account; money still comes in.',
})

export const unfreezeMember = defineOperatorCall({
  ...change,
  id: 'unfreezeMember',
  path: `${path}/unfreeze`,
  summary: 'Lifts what an operator froze. An account that owes dividends stays frozen until they are paid.',
})
