import { reportSorts } from '@baize/api/contract'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plantTree } from '../contracts/testingTree.ts'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'

interface Row {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly paused: boolean
  readonly nextAt: string
  readonly [column: string]: string | number | boolean
}

/** What a list shows in a column; a schedule that is paused has no next file and is before all others. */
function shown(row: Row, sort: string): string | number | boolean {
  if (sort === 'days') return row.from + row.to
  if (sort === 'next') return row.paused ? '' : row.nextAt
  return row[sort] ?? ''
}

describe.each(testEngines)('sorted scheduled reports on $name', (engine) => {
  let running: TestPlatform
  let as: TestSession

  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
    const { platform } = running
    const [agent] = await plantTree(platform, [-1], 'sorted')
    if (!agent) throw new Error('no agent')
    const at = (hours: number) => new Date(platform.now().getTime() + hours * 3_600_000)
    const of = (n: number) => ({
      ...{ member_id: agent.id, name: `Report ${(n * 7) % 10}`, filter: '{}', columns: null, language: 'en' },
      record: (['teamReport', 'teamBets', 'downlineTransactions'] as const)[n % 3] ?? 'teamBets',
      format: n % 2 === 0 ? ('csv' as const) : ('xlsx' as const),
    })
    const schedules = Array.from({ length: 8 }, (_, n) => ({
      ...{
        ...of(n),
        id: `s-${(n * 3) % 8}`,
        cadence: n % 3 === 0 ? ('weekly' as const) : ('daily' as const),
      },
      ...{ mail: n % 4 === 0, next_from: '2026-11-02', next_at: at(24 * ((n * 5) % 7)), created_at: at(n) },
      paused_at: n % 4 === 1 ? at(0) : null,
    }))
    // As many as ten schedules make in a fortnight.
    const files = Array.from({ length: 150 }, (_, n) => ({
      ...{ ...of(n), id: `f-${(n * 7) % 150}`, made_at: at(-n), expires_at: at(24 * ((n % 14) + 1)) },
      ...{ row_count: (n * 37) % 120, first_day: `2026-11-0${(n % 5) + 1}`, last_day: `2026-11-1${n % 3}` },
    }))
    await platform.db.insertInto('report_schedule').values(schedules).execute()
    await platform.db.insertInto('report_file').values(files).execute()
    const { token, cookie } = await openSession(platform, platform.db, agent, 'agent')
    as = { site: 'agent', token, cookie: cookie.split(';')[0] ?? '' }
  })
  afterAll(() => running?.close())

  const read = async (query: Readonly<Record<string, string>>): Promise<Record<string, Row[]>> =>
    (await running.call('reportSchedules', { query: query as never }, { as })).value

  const columns = Object.entries(reportSorts).flatMap(([list, sorts]) =>
    sorts.map((sort) => ({ list, sort })),
  )
  test.each(columns)(
    '$list by $sort, in both directions, all of them, and no other list',
    async ({ list, sort }) => {
      const plain = await read({})
      const ascending = await read({ [`${list}Sort`]: sort, [`${list}Order`]: 'ascending' })
      const rows = ascending[list] ?? []
      expect(rows).toHaveLength(list === 'files' ? 150 : 8)
      expect(new Set(rows)).toEqual(new Set(plain[list]))
      expect((await read({ [`${list}Sort`]: sort }))[list]).toEqual(rows.toReversed())
      for (const [index, row] of rows.slice(1).entries()) {
        const before = rows[index]
        if (!before) throw new Error('no row before')
        const [one, other] = [shown(before, sort), shown(row, sort)]
        expect(one < other || (one === other && before.id < row.id), `${one} before ${other}`).toBe(true)
      }
      const other = list === 'files' ? 'schedules' : 'files'
      expect(ascending[other]).toEqual(plain[other])
    },
  )
})
