import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
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
  const template = await templateOn(url)
  await administer(url, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`))
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = await openDatabase({ url: own.href, connections: 20 })
  return {
    ...database,
    async close() {
      await database.close()
      await administer(url, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
    },
  }
}

/** A migrated database on the server to copy, which stays there: whoever asks first makes it, the others wait. */
async function templateOn(url: string): Promise<string> {
  const name = `baize_template_${writtenMigrations()}`
  await administer(url, async (client) => {
    await client.query('SELECT pg_advisory_lock(20261125)')
    const made = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (made.rowCount) return
    const own = new URL(url)
    own.pathname = `/${name}_unfinished`
    await client.query(`DROP DATABASE IF EXISTS ${name}_unfinished`)
    await client.query(`CREATE DATABASE ${name}_unfinished`)
    await (await openDatabase({ url: own.href })).close()
    await client.query(`ALTER DATABASE ${name}_unfinished RENAME TO ${name}`)
  })
  return name
}

async function administer(url: string, work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function writtenMigrations(): string {
  const written = createHash('sha256')
  for (const name of readdirSync(migrations).sort()) written.update(readFileSync(join(migrations, name)))
  return written.digest('hex').slice(0, 16)
}

/** Node reads a Blob piece by piece, which for this one takes longer than all else that a start does. */
class WholeBlob extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([], { type: 'application/x-tar' })
    this.#bytes = bytes
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes
    return buffer.slice(byteOffset, byteOffset + byteLength)
  }
}

/** The databases that new ones are copied from are two thirds of an engine's files; here nobody makes new ones. */
async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec('UPDATE pg_database SET datistemplate = false')
  for (const name of ['template0', 'template1']) await pglite.exec(`DROP DATABASE ${name}`)
  await pglite.exec('CHECKPOINT')
}

/**
 * Making an embedded engine takes seconds, its tables one more, and copying it a third of one: the copy is kept between
 * runs, until a migration is written.
 */
async function migratedEngine(): Promise<Blob> {
  const file = join(tmpdir(), `baize-pglite-0.5.16-bare-${writtenMigrations()}.tar`)
  if (!existsSync(file)) {
    const database = await openDatabase({ folder: 'memory' })
    if (!database.pglite) throw new Error('A database in memory is always embedded.')
    await dropTemplates(database.pglite)
    const dump = await database.pglite.dumpDataDir('none')
    await database.close()
    const own = `${file}.${process.pid}`
    writeFileSync(own, new Uint8Array(await dump.arrayBuffer()))
    renameSync(own, file)
  }
  return new WholeBlob(readFileSync(file))
}
