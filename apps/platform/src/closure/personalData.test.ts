import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/index.ts'
import { testEngines } from '../database/testDatabase.ts'
import { erasures, kept } from './personalData.ts'

/** A column that says whom a row is about. */
const ofMember =
  /^(?:member|owner|agent|party|upline|author|sender|referrer|referred|asking|asked|from_member|to_member)_id$|^(?:actor|last_by|termination_by)$/
/** A column in which something personal may be. */
const personal =
  /name|note|comment|text|content|reason|address|^ip$|device|phone|mail|recipient|sender|sealed|hint|ranking|payload|body|scope|^key$|account$|target|mark/
/** Ids, states and digests: a value that no person typed and that says nothing about one. */
const plain =
  /(?:^|_)(?:id|state|kind|type|period|day|month|currency|vassalage|language|site|hash|direction|outcome|action|method|call|record|format|cadence|page|density)$/
const texts = new Set(['text', 'jsonb', 'bytea'])

interface Column {
  readonly of: string
  readonly name: string
  readonly type: string
}

describe('personal data in the schema', () => {
  let database: Database
  let columns: readonly Column[]
  beforeAll(async () => {
    const [engine] = testEngines
    if (!engine) throw new Error('there is no test database')
    database = await engine.open()
    const { rows } = await sql<Column>`
      SELECT table_name AS "of", column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = 'public'`.execute(database.db)
    columns = rows
  })
  afterAll(() => database?.close())

  const keptTables = Object.assign({}, ...Object.values(kept)) as Record<string, readonly string[]>
  const isText = ({ type, name }: Column) => texts.has(type) && !plain.test(name) && !ofMember.test(name)

  test('each table that refers to members, or may have something personal, is erased or kept for a reason', () => {
    const found = columns.filter(
      (column) => ofMember.test(column.name) || (isText(column) && personal.test(column.name)),
    )
    const known = new Set([...erasures.map(({ table }) => table), ...Object.keys(keptTables)])
    expect([...new Set(found.map((column) => column.of))].filter((table) => !known.has(table))).toEqual([])
    const all = new Set(columns.map((column) => column.of))
    expect([...known].filter((table) => !all.has(table))).toEqual([])
  })

  test('each text of a row that stays is overwritten, or said to be about no person', () => {
    const settled = new Map<string, Set<string>>(
      Object.entries(keptTables).map(([table, stays]) => [table, new Set(stays)]),
    )
    for (const { table, set, stays = [] } of erasures)
      if (set) settled.set(table, new Set([...Object.keys(set), ...stays]))
    const open = columns.filter(
      (column) => settled.has(column.of) && isText(column) && !settled.get(column.of)?.has(column.name),
    )
    expect(open.map((column) => `${column.of}.${column.name}`)).toEqual([])
    const named = [...settled].flatMap(([table, names]) => [...names].map((name) => `${table}.${name}`))
    const all = new Set(columns.map((column) => `${column.of}.${column.name}`))
    expect(named.filter((name) => !all.has(name))).toEqual([])
  })
})
