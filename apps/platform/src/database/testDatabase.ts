import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { newId } from './ids.ts'
import { type Database, openDatabase } from './open.ts'
import type {} from './testDatabase.setup.ts'
import { administer } from './testDatabaseServer.ts'

export interface TestEngine {
  name: 'PGlite' | 'PostgreSQL'
  /** An empty, migrated database of its own. Closing it removes it. */
  open(): Promise<Database>
}

const server = process.env.TEST_DATABASE_URL

/** PGlite, or PostgreSQL where TEST_DATABASE_URL names a server on which databases may be created. */
export const testEngines: readonly TestEngine[] = server
  ? [{ name: 'PostgreSQL', open: () => openOnServer(server) }]
  : [{ name: 'PGlite', open: () => openDatabase({ folder: 'memory', dump: migratedEngine() }) }]

async function openOnServer(url: string): Promise<Database> {
  const name = `baize_test_${newId().replaceAll('-', '')}`
  await administer(url, `CREATE DATABASE ${name} TEMPLATE ${inject('testDatabase')} STRATEGY FILE_COPY`)
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

/** Node reads a Blob chunk by chunk, which for this one takes longer than the rest of a start. */
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

/** Creating an embedded engine takes seconds, its tables one more, and loading a dump of it a third of one. */
const migratedEngine = (): Blob => new WholeBlob(readFileSync(inject('testDatabase')))
