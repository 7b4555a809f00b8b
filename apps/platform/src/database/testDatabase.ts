import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { newId } from './ids.ts'
import { type Database, openDatabase } from './open.ts'

export interface TestEngine {
  name: 'PGlite' | 'PostgreSQL'
  /** An empty, migrated database of its own. Closing it removes it. */
  open(): Promise<Database>
}

const server = process.env.TEST_DATABASE_URL

/** PGlite, or PostgreSQL where TEST_DATABASE_URL names a server on which databases may be made. */
export const testEngines: readonly TestEngine[] = server
  ? [{ name: 'PostgreSQL', open: () => openOnServer(server) }]
  : [{ name: 'PGlite', open: async () => openDatabase({ folder: 'memory', dump: await emptyEngine() }) }]

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

/** Making an embedded engine takes seconds, and copying one a third of one: the copy is kept between runs. */
async function emptyEngine(): Promise<Blob> {
  const file = join(tmpdir(), 'baize-pglite-0.5.16.tar')
  if (!existsSync(file)) {
    const pglite = await PGlite.create()
    const dump = await pglite.dumpDataDir('none')
    await pglite.close()
    const own = `${file}.${process.pid}`
    writeFileSync(own, new Uint8Array(await dump.arrayBuffer()))
    renameSync(own, file)
  }
  return new Blob([readFileSync(file)], { type: 'application/x-tar' })
}
