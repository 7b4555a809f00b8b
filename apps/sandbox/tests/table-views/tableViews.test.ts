import { maxViews, maxWidths, type viewPages } from '@baize/api/contract'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'

type Page = (typeof viewPages)[number]
interface Layout {
  hidden: string[]
  density: 'comfortable' | 'compact'
  widths?: Record<string, number>
}

const manyWidths = Object.fromEntries(Array.from({ length: maxWidths + 1 }, (_, n) => [`column${n}`, 100]))

describe.each(testEngines)('tables of an agent on $name', (engine) => {
  let running: TestPlatform
  let agent: TestSession
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    agent = await running.signIn('sokha2026', 'agent')
  })
  afterAll(() => running?.close())

  const settings = async () => (await running.call('tableSettings', {}, { as: agent })).value
  const save = (body: { name: string; page: Page; search: string }) =>
    running.call('saveTableView', { body }, { as: agent })

  test('a layout is kept for its table, and the newest one counts', async () => {
    const first = {
      hidden: ['vendor', 'vendor', 'level'],
      density: 'compact',
      widths: { account: 240, stake: 96 },
    } satisfies Layout
    const put = (page: Page, body: Layout) =>
      running.call('setTableLayout', { params: { page }, body }, { as: agent })
    expect((await put('teamBets', first)).value).toEqual({
      ...{ page: 'teamBets', ...first, hidden: ['vendor', 'level'] },
    })
    await put('teamReport', { hidden: [], density: 'comfortable' })
    expect((await settings()).layouts[0]).toMatchObject({ widths: { account: 240, stake: 96 } })
    await put('teamBets', { hidden: ['game'], density: 'comfortable' })
    expect((await settings()).layouts).toEqual([
      { page: 'teamBets', hidden: ['game'], density: 'comfortable', widths: {} },
      { page: 'teamReport', hidden: [], density: 'comfortable', widths: {} },
    ])
    for (const widths of [{ account: 63 }, { account: 801 }, { account: 99.5 }, manyWidths])
      expect((await put('teamBets', { ...first, widths })).envelope.code).toBe('invalidFields')
    expect((await put('members' as Page, first)).envelope.code).toBe('invalidFields')
    expect((await put('teamBets', { ...first, hidden: ['x'.repeat(41)] })).envelope.code).toBe(
      'invalidFields',
    )
  })

  test('a view is saved under its name, replaced by the same name, and removed', async () => {
    const view = { name: ' Slots ', page: 'teamBets' as const, search: 'gameType=RNG&columns=account,stake' }
    const saved = (await save(view)).value
    expect(saved).toMatchObject({ name: 'Slots', page: 'teamBets', search: view.search })
    const again = (await save({ ...view, name: 'Slots', search: 'gameType=LIVE' })).value
    expect(again).toEqual({ ...saved, search: 'gameType=LIVE' })
    await save({ ...view, page: 'teamReport' })
    expect((await settings()).views).toHaveLength(2)
    expect((await save({ ...view, name: ' ' })).envelope.code).toBe('invalidFields')
    const params = { id: saved.id }
    expect((await running.call('removeTableView', { params }, { as: agent })).value).toEqual({ id: saved.id })
    expect((await running.call('removeTableView', { params }, { as: agent })).envelope.code).toBe('notFound')
    expect((await settings()).views).toMatchObject([{ name: 'Slots', page: 'teamReport' }])
  })

  test('two concurrent saves do not exceed the limit of views', async () => {
    const view = (n: number) => ({ name: `View ${n}`, page: 'downlineTransactions' as const, search: '' })
    for (let n = 1; n < maxViews; n++) await save(view(n))
    const both = await Promise.all([save(view(maxViews)), save(view(maxViews + 1))])
    expect(both.map(({ envelope }) => envelope.code).filter((code) => code === 'tooManyOpen')).toHaveLength(1)
    expect((await save({ ...view(1), search: 'type=transferSent' })).envelope.success).toBe(true)
  })

  test('another account neither sees nor removes them', async () => {
    const { id } = (await save({ name: 'Mine', page: 'teamMembers', search: 'show=idle7' })).value
    await running.platform.db
      .updateTable('table_view')
      .set({
        member_id: (await running.call('memberInfo', {}, { as: await running.signIn('dara2026') })).value.id,
      })
      .where('id', '=', id)
      .execute()
    expect((await settings()).views.map((view: { name: string }) => view.name)).not.toContain('Mine')
    const removed = await running.call('removeTableView', { params: { id } }, { as: agent })
    expect(removed.envelope.code).toBe('notFound')
  })
})
