/**
 * Before any of the platform's tests: creates the migrated database that they copy, once, for this run alone. A run that
 * starts beside another, or on a machine that never ran tests before, shares nothing with it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { newId } from './ids.ts'
import { openDatabase } from './open.ts'
import { administer } from './testDatabaseServer.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file with the embedded engine's dump, or the name of PostgreSQL's template. */
    testDatabase: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A project may override the environment.
  const server = { ...process.env, ...project.config.env }.TEST_DATABASE_URL
  const made = server ? await templateOn(server) : await dumpOfEngine()
  project.provide('testDatabase', made.name)
  return made.remove
}

interface Made {
  readonly name: string
  remove(): Promise<void>
}

async function templateOn(url: string): Promise<Made> {
  const name = `baize_template_${newId().replaceAll('-', '')}`
  await administer(url, `CREATE DATABASE ${name}`)
  const remove = () => administer(url, `DROP DATABASE ${name} WITH (FORCE)`)
  const own = new URL(url)
  own.pathname = `/${name}`
  try {
    await (await openDatabase({ url: own.href })).close()
  } catch (error) {
    await remove().catch(() => {})
    throw error
  }
  return { name, remove }
}

async function dumpOfEngine(): Promise<Made> {
  const database = await openDatabase({ folder: 'memory' })
  if (!database.pglite) throw new Error('A database in memory is always embedded.')
  await dropTemplates(database.pglite)
  const dump = await database.pglite.dumpDataDir('none')
  await database.close()
  const folder = mkdtempSync(join(tmpdir(), 'baize-test-database-'))
  const name = join(folder, 'engine.tar')
  writeFileSync(name, new Uint8Array(await dump.arrayBuffer()))
  return { name, remove: async () => rmSync(folder, { recursive: true, force: true }) }
}

/** The databases that new ones are copied from are two thirds of an engine's files; no test creates databases in it. */
async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec('UPDATE pg_database SET datistemplate = false')
  for (const name of ['template0', 'template1']) await pglite.exec(`DROP DATABASE ${name}`)
  await pglite.exec('CHECKPOINT')
}
