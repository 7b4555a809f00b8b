import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { openOperator, operatorAudit, type TestOperator } from './testingOperator.ts'

describe.each(testEngines)('what operators do with an account, on $name', (engine) => {
  let platform: TestPlatform
  let operator: TestOperator
  let id: string
  beforeAll(async () => {
    platform = await startTestPlatform({ engine })
    operator = openOperator(platform.platform)
    id = (await operator.call('findMember', { query: { account: 'Dara2026' } }, { as: 'read' })).value.id
  })
  afterAll(async () => {
    operator?.close()
    await platform?.close()
  })
  const act = (call: string, member = id) =>
    operator.call(call, { params: { id: member } }, { as: 'members' })

  test('an account is found by its user name as it is typed', async () => {
    const { value } = await operator.call('findMember', { query: { account: ' DARA2026' } }, { as: 'money' })
    expect(value).toMatchObject({ account: 'dara2026', balance: '500.00', mayEnter: true, frozen: false })
    for (const account of ['nobody2026', '%'])
      expect((await operator.call('findMember', { query: { account } }, { as: 'read' })).status).toBe(404)
  })

  test('a blocked account is signed out everywhere and cannot sign in until it is unblocked', async () => {
    const session = await platform.signIn()
    expect((await act('blockMember')).value).toMatchObject({ mayEnter: false, balance: '500.00' })
    const left = platform.platform.db.selectFrom('session').select('id').where('member_id', '=', id)
    expect(await left.where('ended_at', 'is', null).execute()).toEqual([])
    expect((await platform.call('memberInfo', {}, { as: session })).envelope.code).toBe('notSignedIn')
    const body = { type: 'username', username: 'dara2026', password: 'Baize-Demo-1' } as const
    expect((await platform.call('login', { body })).envelope.code).toBe('memberNoEnter')
    expect((await act('blockMember')).value.mayEnter).toBe(false)
    expect((await act('unblockMember')).value.mayEnter).toBe(true)
    expect((await platform.call('login', { body })).status).toBe(200)
  })

  test('a frozen account pays nothing out, and does again once it is unfrozen', async () => {
    const session = await platform.signIn()
    const withdraw = () =>
      platform.call(
        'createWithdrawal',
        {
          body: {
            ...{ amount: '10.05', paymentPassword: '246810', bankCode: 'TSB' },
            ...{ accountName: 'Dara', accountNumber: '987654321' },
          },
        },
        { as: session },
      )
    expect((await act('freezeMember')).value).toMatchObject({ frozen: true, mayEnter: true })
    expect((await withdraw()).envelope.code).toBe('accountFrozen')
    expect((await act('unfreezeMember')).value.frozen).toBe(false)
    expect((await withdraw()).status).toBe(200)
  })

  test('an account that is not there is not found, and each change is in the audit log', async () => {
    for (const call of ['blockMember', 'freezeMember']) expect((await act(call, 'nobody')).status).toBe(404)
    const entries = await operatorAudit(platform.platform)
    expect(
      entries.map(({ action, actor, subject, target, outcome }) => [action, actor, subject, target, outcome]),
    ).toEqual(
      ['blockMember', 'blockMember', 'unblockMember', 'freezeMember', 'unfreezeMember'].map((action) => [
        ...[action, 'test-members', 'access', id, 'ok'],
      ]),
    )
  })
})
