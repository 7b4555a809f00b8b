import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/index.ts'
import { testEngines } from '../database/testDatabase.ts'
import { type Column, readColumns } from '../database/testingColumns.ts'
import { erasures, withoutForeignKey } from './personalData.ts'

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

interface Reference {
  readonly column: string
  readonly table: string
  readonly target: string
  /** Whether the row that is pointed at can be deleted only after the one that points at it. */
  readonly restricts: boolean
}

/** Compares what is erased and what is kept of a closed account with the columns of a program's tables. */
export const testPersonalData = (
  title: string,
  keptTables: Readonly<Record<string, readonly string[]>>,
  isChecked: (column: Column) => boolean,
) =>
  describe(title, () => {
    let database: Database
    let columns: readonly Column[]
    let references: readonly Reference[]
    beforeAll(async () => {
      const [engine] = testEngines
      if (!engine) throw new Error('there is no test database')
      database = await engine.open()
      columns = (await readColumns(database.db)).filter(isChecked)
      const foreignKeys = await sql<Reference>`
      SELECT conrelid::regclass || '.' || own.attname AS "column", confrelid::regclass::text AS "table",
        confrelid::regclass || '.' || other.attname AS target, confdeltype IN ('a', 'r') AS restricts
      FROM pg_constraint
        CROSS JOIN LATERAL unnest(conkey, confkey) AS pair (own, other)
        JOIN pg_attribute AS own ON own.attrelid = conrelid AND own.attnum = pair.own
        JOIN pg_attribute AS other ON other.attrelid = confrelid AND other.attnum = pair.other
      WHERE contype = 'f'`.execute(database.db)
      references = foreignKeys.rows
    })
    afterAll(() => database?.close())

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

    const declared = Object.assign({}, ...Object.values(withoutForeignKey)) as Record<
      string,
      readonly string[]
    >
    /** The tables whose ids a column has: by its foreign keys, those of the columns that they lead to, or as it is declared. */
    const targetsOf = (column: string): readonly string[] => [
      ...references
        .filter((reference) => reference.column === column)
        .flatMap(({ table, target }) => (target === `${table}.id` ? [table] : targetsOf(target))),
      ...(declared[column] ?? []),
    ]

    test('each column by which rows are erased points at the member, or at the row that leads to the member', () => {
      const wrong = erasures.flatMap(({ table, by, via }) => [
        ...by
          .map((column) => `${table}.${column}`)
          .filter((column) => column !== 'member.id' && !targetsOf(column).includes(via?.table ?? 'member')),
        ...(via && !targetsOf(`${via.table}.${via.by}`).includes('member') ? [`${via.table}.${via.by}`] : []),
      ])
      expect(wrong).toEqual([])
    })

    test('what a column without a foreign key points at is erased, whichever table it is in', () => {
      const missing = Object.entries(declared).flatMap(([column, tables]) =>
        tables
          .filter(
            (target) =>
              !erasures.some(
                ({ table, by, via }) =>
                  by.some((name) => `${table}.${name}` === column) && (via?.table ?? 'member') === target,
              ),
          )
          .map((target) => `${column} of ${target}`),
      )
      expect(missing).toEqual([])
      const withForeignKey = references.map(({ column }) => column)
      expect(Object.keys(declared).filter((column) => withForeignKey.includes(column))).toEqual([])
    })

    test('what points at a row is erased before the row', () => {
      const lastErased = new Map(
        erasures.map(({ table, set }, index) => [table, set ? Number.POSITIVE_INFINITY : index]),
      )
      const late = references.filter(({ column, table, restricts }) => {
        const from = lastErased.get(column.split('.')[0] ?? '') ?? Number.POSITIVE_INFINITY
        const to = lastErased.get(table) ?? Number.POSITIVE_INFINITY
        return restricts && Number.isFinite(to) && from >= to
      })
      expect(late).toEqual([])
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
