import { subUserActionSorts, subUserPermissions, subUserSorts } from '@baize/api/contract'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'

type Sort = (typeof subUserSorts)[number]

interface Row {
  readonly id: string
  readonly account: string
  readonly permission: (typeof subUserPermissions)[number]
  readonly disabled: boolean
  readonly passwordGiven: boolean
  readonly authenticator: boolean
  readonly lastLoginAt: string | null
}

/** What the list shows in a column; a sub-user that never signed in is before all others. */
const shown: Readonly<Record<Sort, (row: Row) => string | number>> = {
  account: ({ account }) => account.toLowerCase(),
  permission: ({ permission }) => subUserPermissions.indexOf(permission),
  state: ({ disabled, passwordGiven }) =>
    disabled ? 'disabled' : passwordGiven ? 'passwordGiven' : 'active',
  authenticator: ({ authenticator }) => Number(authenticator),
  lastLoginAt: ({ lastLoginAt }) => lastLoginAt ?? '',
}

describe.each(testEngines)('sorted sub-users on $name', (engine) => {
  let running: TestPlatform
  let as: TestSession

  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    const { platform } = running
    const [agent] = await plantTree(platform, [-1], 'sorted')
    if (!agent) throw new Error('no agent')
    const at = (minutes: number) => new Date(platform.now().getTime() + minutes * 60_000)
    const names = ['Maly', 'bopha', 'Zeya', 'chan', 'Dara', 'arun']
    const rows = names.map((name, n) => ({
      ...{ id: `s-${(n * 5) % names.length}`, agent_id: agent.id, account: `${name}Desk` },
      ...{ account_key: `${name}desk`.toLowerCase(), account_look: `look${n}`, password_hash: '' },
      permission: subUserPermissions[n % subUserPermissions.length] ?? 'view',
      ...{ must_change_password: n % 3 === 1, created_at: at(n) },
      last_login_at: n % 2 === 0 ? at((n * 7) % 11) : null,
      ...{ disabled_at: n === 4 ? at(0) : null, removed_at: null },
    }))
    await platform.db.insertInto('sub_user').values(rows).execute()
    const apps = ['s-0', 's-3', 's-4'].map((owner_id, n) => ({
      ...{ owner_id, secret_sealed: '', created_at: at(0), last_step: 0n },
      // One is begun and not connected.
      connected_at: n === 2 ? null : at(0),
    }))
    await platform.db.insertInto('authenticator').values(apps).execute()
    const actions = Array.from({ length: 12 }, (_, n) => ({
      ...{ id: `a-${(n * 5) % 12}`, agent_id: agent.id, sub_user_id: `s-${n % 4}`, at: at(-(n % 7)) },
      ...{ call: ['payBills', 'openAccount'][n % 2] ?? '', target: n % 3 === 0 ? null : `target${n % 5}` },
      ...{ amount: n % 4 === 0 ? null : BigInt((n * 7) % 10) * 30_000n, address: `192.0.2.${n % 3}` },
      result: [null, 'done', 'forbidden'][n % 3] ?? null,
    }))
    await platform.db.insertInto('sub_user_action').values(actions).execute()
    const { token, cookie } = await openSession(platform, platform.db, agent, 'agent')
    as = { site: 'agent', token, cookie: cookie.split(';')[0] ?? '' }
  })
  afterAll(() => running?.close())

  const list = async (query: Readonly<Record<string, string>>): Promise<Row[]> =>
    (await running.call('subUsers', { query: query as never }, { as })).value.rows

  test.each(subUserSorts)('by %s, in both directions; equal ones by their ids', async (sort) => {
    const oldest = await list({})
    expect(oldest.map(({ account }) => account)[0]).toBe('MalyDesk')
    expect(oldest).toHaveLength(6)
    const ascending = await list({ sort, order: 'ascending' })
    expect(new Set(ascending)).toEqual(new Set(oldest))
    expect(await list({ sort })).toEqual(ascending.toReversed())
    for (const [index, row] of ascending.slice(1).entries()) {
      const before = ascending[index]
      if (!before) throw new Error('no row before')
      const [one, other] = [shown[sort](before), shown[sort](row)]
      expect(one < other || (one === other && before.id < row.id), `${one} before ${other}`).toBe(true)
    }
  })

  test.each(subUserActionSorts)('the log by %s: pages in order, none missing, none twice', async (sort) => {
    type Action = Readonly<Record<string, string | null>>
    const all = async (query: Readonly<Record<string, string>>): Promise<Action[]> => {
      const rows: Action[] = []
      for (let after: string | null = ''; after !== null; ) {
        const asked: Readonly<Record<string, string>> = { ...query, ...(after ? { after } : {}) }
        const { value } = await running.call('subUserActions', { query: asked as never }, { as })
        rows.push(...value.rows)
        after = value.page.next
      }
      return rows
    }
    const shownIn = (action: Action) => {
      const value = action[sort] ?? ''
      if (sort === 'amount') return value === '' ? -1 : Number(value)
      return sort === 'account' ? value.toLowerCase() : value
    }
    const newest = await all({})
    expect(newest).toHaveLength(12)
    const ascending = await all({ sort, order: 'ascending', pageSize: '5' })
    expect(new Set(ascending)).toEqual(new Set(newest))
    expect(await all({ sort, pageSize: '3' })).toEqual(ascending.toReversed())
    for (const [index, action] of ascending.slice(1).entries()) {
      const before = ascending[index]
      if (!before) throw new Error('no action before')
      const [one, other] = [shownIn(before), shownIn(action)]
      expect(one < other || (one === other && (before.id ?? '') < (action.id ?? ''))).toBe(true)
    }
    const ofOne = await all({ sort, account: 'MALYdesk' })
    expect(ofOne).toHaveLength(3)
    expect(new Set(ofOne.map(({ account }) => account))).toEqual(new Set(['MalyDesk']))
  })
})
