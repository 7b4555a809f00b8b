import { calls } from '@baize/api/contract'
import { operations } from '@baize/platform/operator/api.ts'
import { type OperatorRole, operatorRoles } from '@baize/platform/operator/contract/call.ts'
import { operatorCalls } from '@baize/platform/operator/contract/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { openOperator, operatorAudit, type TestOperator } from './testingOperator.ts'

/** Which role a change needs: kinds of content, and calls by their id. Readers of it are that role, and `read`. */
const kinds: Readonly<Record<string, OperatorRole>> = {
  Announcements: 'content',
  Banners: 'content',
  Help: 'content',
  Promotions: 'money',
  Limits: 'money',
  RegisterRules: 'settings',
  Switches: 'settings',
  Vendors: 'games',
  Games: 'games',
  Banks: 'money',
  Bonuses: 'money',
  Products: 'money',
  Chat: 'content',
}

function contentRoles(id: string): readonly OperatorRole[] | null {
  const [, verb, kind = ''] = /^(read|check|put|list|rollBack)([A-Z]\w+?)(?:Versions?)?$/.exec(id) ?? []
  const role = kinds[kind]
  if (!verb || !role) return null
  return verb === 'put' || verb === 'rollBack' ? [role] : [role, 'read']
}

const others: Readonly<Record<string, readonly OperatorRole[]>> = {
  findMember: ['members', 'money', 'read'],
  blockMember: ['members'],
  unblockMember: ['members'],
  freezeMember: ['members'],
  unfreezeMember: ['members'],
  listHeldWins: ['money', 'read'],
  decideHeldWin: ['money'],
  listWithdrawals: ['money', 'read'],
  reviewWithdrawal: ['money'],
  decideWithdrawal: ['money'],
  reportPayout: ['money'],
}

let platform: TestPlatform
let operator: TestOperator
beforeAll(async () => {
  platform = await startTestPlatform({ work: false })
  operator = openOperator(platform.platform)
})
afterAll(async () => {
  operator?.close()
  await platform?.close()
})

test('every call has an operation, and every operation a call', () => {
  expect(operations.map(({ call }) => call.id).toSorted()).toEqual(
    operatorCalls.map(({ id }) => id).toSorted(),
  )
  expect(new Set(operatorCalls.map(({ method, path }) => `${method} ${path}`)).size).toBe(
    operatorCalls.length,
  )
})

test.each(operatorCalls.map(({ id }) => id))('%s is open to its roles and to no other key', async (id) => {
  const allowed = contentRoles(id) ?? others[id] ?? []
  expect(allowed).not.toEqual([])
  const refused: OperatorRole[] = []
  for (const role of operatorRoles) {
    // An empty request is refused later than a wrong role, and before anything is changed.
    const { status, code } = await operator.call(id, {}, { as: role })
    if (status === 403) refused.push(role)
    else expect(code).not.toBe('notSignedIn')
  }
  expect(refused).toEqual(operatorRoles.filter((role) => !allowed.includes(role)))
})

test.each(operatorCalls.map(({ id }) => id))(
  '%s is refused without a key, with a wrong one, and to pages',
  async (id) => {
    platform.advance(3_600)
    const headers = [
      {},
      { authorization: '' },
      { authorization: `Bearer bzo_${'A'.repeat(43)}` },
      { authorization: `Basic ${operator.keyOf('money')}` },
      { authorization: `Bearer ${operator.keyOf('money').slice(0, -1)}` },
    ]
    for (const each of headers)
      expect((await operator.call(id, {}, { headers: each })).code).toBe('notSignedIn')
    for (const role of operatorRoles) {
      const page = await operator.call(id, {}, { as: role, headers: { origin: 'https://evil.example' } })
      expect(page).toMatchObject({ status: 403, code: 'forbidden' })
    }
  },
)

test('a key that does what it may not is in the audit log', async () => {
  const before = (await operatorAudit(platform.platform)).length
  await operator.call('freezeMember', { params: { id: 'abc' } }, { as: 'content' })
  expect((await operatorAudit(platform.platform)).slice(before)).toEqual([
    {
      ...{ actor: 'test-content', subject: 'access', action: 'freezeMember', target: null, amount: null },
      outcome: 'forbidden',
    },
  ])
})

test('wrong keys of an address are refused unread after some, and right ones are still heard', async () => {
  platform.advance(3_600)
  const codes: (string | undefined)[] = []
  for (let tries = 0; tries < 25; tries += 1) codes.push((await operator.call('listHeldWins')).code)
  expect(codes.filter((code) => code === 'notSignedIn').length).toBeGreaterThanOrEqual(20)
  expect(codes.at(-1)).toBe('tooManyRequests')
  expect((await operator.call('listHeldWins', {}, { as: 'read' })).status).toBe(200)
})

test('a key makes so many calls in a while', async () => {
  const find = () => operator.call('findMember', {}, { as: 'members' })
  expect((await find()).code).toBe('invalidFields')
  // As after three hundred calls at once.
  const spent = { tat: platform.platform.now().getTime() + 60_000 }
  await platform.platform.db
    .updateTable('rate_limit')
    .set(spent)
    .where('key', '=', 'operator:test-members')
    .execute()
  expect(await find()).toMatchObject({ status: 429, code: 'tooManyRequests' })
  platform.advance(60)
  expect((await find()).code).toBe('invalidFields')
})

test('the public API and its clients have none of the calls', async () => {
  for (const { id, path, method } of operatorCalls) {
    expect(calls).not.toHaveProperty(id)
    const authorization = `Bearer ${operator.keyOf('money')}`
    const answer = await platform.send(path.replace(/\{\w+\}/g, 'x'), { method, headers: { authorization } })
    expect(answer.status).toBe(404)
  }
})
