import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testEngines } from '../database/testDatabase.ts'
import { isOfSandbox, readColumns } from '../database/testingColumns.ts'
import { heldTables } from './heldTables.ts'
import { notExported } from './notExported.ts'

describe.each(testEngines)('what a copy of a member’s data is made of, on $name', (engine) => {
  const columns = new Map<string, string[]>()
  const uniqueKeys: { table: string; key: string[] }[] = []

  beforeAll(async () => {
    const { db, close } = await engine.open()
    for (const column of await readColumns(db)) {
      if (!isOfSandbox(column)) columns.set(column.of, [...(columns.get(column.of) ?? []), column.name])
    }
    const keys = await sql<{ table: string; key: string[] }>`
      SELECT indrelid::regclass::text AS table, array_agg(attname::text) AS key
      FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
      WHERE indisunique AND indpred IS NULL GROUP BY indexrelid, indrelid`.execute(db)
    uniqueKeys.push(...keys.rows)
    await close()
  })

  test('every table is exported, or named with the reason why it is not, and not both', () => {
    const left = Object.values(notExported).flat()
    const exported = [...new Set<string>(heldTables.map(({ table }) => table))]
    expect([...exported, ...left].toSorted()).toEqual([...columns.keys()].toSorted())
  })

  test.each(heldTables)('$file: every column of the table is in the file or known not to be', (table) => {
    const own = typeof table.of === 'function' ? [] : table.of
    const known = [
      ...[...table.shown, ...table.money, ...table.texts, ...Object.keys(table.sealed)],
      ...table.withheld,
    ]
    expect([...new Set([...known, ...own])].toSorted()).toEqual(columns.get(table.table)?.toSorted())
    // What is withheld stays so, whatever else is said of it.
    expect(known.length).toBe(new Set(known).size)
  })

  test.each(heldTables)('$file: no two rows of a member have the same key', (table) => {
    // One column names the member in all of the member's rows; of several, any may.
    const member = typeof table.of !== 'function' && table.of.length === 1 ? table.of : []
    const order = new Set([...table.key, ...member])
    const unique = uniqueKeys.filter((each) => each.table === table.table)
    expect(unique.map(({ key }) => key)).toContainEqual(
      expect.toSatisfy((key: readonly string[]) => key.every((column) => order.has(column))),
    )
  })

  test('secrets and digests are in no file', () => {
    const shown = heldTables.flatMap((table) => table.shown)
    expect(shown.filter((name) => /hash|seal|_mark$|token|secret|seed|binding/.test(name))).toEqual([])
  })

  test('no two files have one name', () => {
    const names = heldTables.map(({ file }) => file)
    expect(names.length).toBe(new Set(names).size)
  })
})
