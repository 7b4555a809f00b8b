import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { preparedName } from './preparingClient.ts'
import { testEngines } from './testDatabase.ts'

test('a text has one name, and one that selects everything has none', () => {
  const name = preparedName('SELECT id FROM account WHERE id = $1')
  expect(name).toMatch(/^baize_[0-9]+$/)
  expect(preparedName('SELECT id FROM account WHERE id = $1')).toBe(name)
  expect(preparedName('SELECT kind FROM account WHERE id = $1')).not.toBe(name)
  expect(preparedName('SELECT * FROM account WHERE id = $1')).toBeUndefined()
})

for (const engine of testEngines.filter(({ name }) => name === 'PostgreSQL')) {
  test('a statement is prepared once, and a column that is added later disturbs none', async () => {
    const database = await engine.open()
    await sql`CREATE TABLE growing (id int)`.execute(database.db)
    await database.db.connection().execute(async (one) => {
      const read = () => sql<{ id: number }>`SELECT id FROM growing WHERE id = ${1}`.execute(one)
      const readAll = () => sql<object>`SELECT * FROM growing WHERE id = ${1}`.execute(one)
      await sql`INSERT INTO growing (id) VALUES (${1})`.execute(one)
      for (const reading of [read, readAll, read, readAll])
        expect((await reading()).rows).toEqual([{ id: 1 }])
      const { rows } = await sql<{ statement: string }>`
        SELECT statement FROM pg_prepared_statements WHERE statement LIKE 'SELECT % FROM growing%'`.execute(
        one,
      )
      expect(rows.map(({ statement }) => statement)).toEqual(['SELECT id FROM growing WHERE id = $1'])
      await sql`ALTER TABLE growing ADD COLUMN note text`.execute(one)
      expect((await read()).rows).toEqual([{ id: 1 }])
      expect((await readAll()).rows).toEqual([{ id: 1, note: null }])
    })
    await database.close()
  })
}
