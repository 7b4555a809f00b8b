import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { newId } from './ids.ts'
import { type Database, openDatabase } from './open.ts'

export interface TestEngine {
  name: 'PGlite' | 'PostgreSQL'
  /** An empty, migrated database of its own. Closing it removes it. */
  open(): Promise<Database>
}

const server = process.env.TEST_DATABASE_URL
const migrations = join(import.meta.dirname, 'migrations')

/** PGlite, or PostgreSQL where TEST_DATABASE_URL names a server on which databases may be made. */
export const testEngines: readonly TestEngine[] = server
  ? [{ name: 'PostgreSQL', open: () => openOnServer(server) }]
  : [{ name: 'PGlite', open: async () => openDatabase({ folder: 'memory', dump: await migratedEngine() }) }]

async function openOnServer(url: string): Promise<Database> {
  const name = `baize_test_${newId().replaceAll('-', '')}`
  await administer(url, `CREATE DATABASE ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = await openDatabase({ url: own.href, connections: 20 })
  return {
    ...database,
    async close() {
      await database.close()
      await administer(url, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

async function administer(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Making an embedded engine takes seconds, its tables one more, and copying it a third of one: the copy is kept between
 * runs, until a migration is written.
 */
async function migratedEngine(): Promise<Blob> {
  const written = createHash('sha256')
  for (const name of readdirSync(migrations).sort()) written.update(readFileSync(join(migrations, name)))
  const file = join(tmpdir(), `baize-pglite-0.5.16-${written.digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(file)) {
    const database = await openDatabase({ folder: 'memory' })
    const dump = await database.pglite?.dumpDataDir('none')
    await database.close()
    const own = `${file}.${process.pid}`
    writeFileSync(own, new Uint8Array((await dump?.arrayBuffer()) ?? []))
    renameSync(own, file)
  }
  return new Blob([readFileSync(file)], { type: 'application/x-tar' })
}
