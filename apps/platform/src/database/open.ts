import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import { Pool, types as pgTypes } from 'pg'
import { type Bus, createProcessBus } from './bus.ts'
import { type FolderLock, lockFolder } from './folderLock.ts'
import { migrate } from './migrate.ts'
import { createPostgresBus } from './postgresBus.ts'
import { LeavingClient, PreparingClient } from './preparingClient.ts'
import { createRedisBus } from './redisBus.ts'
import type { Schema } from './schema.ts'

/** Engines that speak PostgreSQL's protocol. */
export const databaseEngines = ['postgres', 'citus', 'yugabytedb', 'cockroachdb'] as const
export type DatabaseEngine = (typeof databaseEngines)[number]

/** Large enough for everything that waits under load, small enough that no request waits long for a batch. */
export const defaultBatch = 64

export interface Database {
  readonly db: Kysely<Schema>
  readonly kind: 'pglite' | 'postgres'
  readonly bus: Bus
  /** The embedded engine itself, for jobs and backups; absent on PostgreSQL. */
  readonly pglite?: PGlite
  /** The connection string; absent on PGlite. */
  readonly url?: string
  /** Which engine is behind it, for the queue of delayed work; absent on PGlite. */
  readonly engine?: DatabaseEngine
  /** Most keyed journals that one transaction writes together; 1 writes each alone. */
  readonly batch: number
  /** The pool's connections by state; absent on PGlite. */
  readonly poolCounts?: () => { readonly total: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

export interface OpenDatabaseOptions {
  /** A PostgreSQL connection string. When given, `folder` is not used. */
  url?: string | undefined
  /**
   * Where `url` is a pooler that assigns connections by the transaction: the server itself, for LISTEN and migrations.
   * Statements are then not prepared, and the server's time-outs are the role's own (docs/operations.md).
   */
  directUrl?: string | undefined
  /** The embedded database's data folder, or `memory` for one that is discarded at close. @default './data' */
  folder?: string | undefined
  /** Most connections to PostgreSQL from this process. @default 10 */
  connections?: number | undefined
  /** A Redis or Valkey server that carries messages between processes, in place of LISTEN. */
  busUrl?: string | undefined
  /** The engine behind `url`. @default 'postgres' */
  engine?: DatabaseEngine | undefined
  /** Seconds after which PostgreSQL ends a statement; the client times out five seconds later. @default none */
  statementSeconds?: number | undefined
  /** Whether time-outs that the database has for the role apply to these connections. @default 'on' */
  roleTimeouts?: 'on' | 'off' | undefined
  /** Most keyed journals that one transaction writes together; 1 writes each alone. @default 64 */
  batch?: number | undefined
  /** A dump to start an embedded database in memory from (fast in tests). */
  dump?: Blob | undefined
}

/**
 * Opens and migrates the platform's database. 64-bit integers are returned as bigint, JSON as values and
 * timestamps as Date, from either engine. Throws FolderLockedError when another process has the folder.
 */
export async function openDatabase(options: OpenDatabaseOptions = {}): Promise<Database> {
  // A migration may take as long as it takes: it runs on connections without time-outs.
  if (options.url && options.statementSeconds) {
    const { statementSeconds: _, url, directUrl, ...unbounded } = options
    const own = directUrl ? { url: directUrl, roleTimeouts: 'off' as const } : { url }
    await (await openDatabase({ ...unbounded, ...own, connections: 1, busUrl: undefined })).close()
  }
  const opened = options.url ? openPostgres(options.url, options) : await openPglite(options)
  try {
    await migrate(opened.db)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** The server ends what takes too long; a server that does not even do that is not waited for either. */
export const timeouts = (seconds: number | undefined) =>
  seconds ? { statement_timeout: seconds * 1_000, query_timeout: (seconds + 5) * 1_000 } : {}

const unpooled = (seconds: number | undefined) => ({
  Client: PreparingClient,
  ...timeouts(seconds),
  // A process that hangs with a lock must not stop the others for ever.
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
})

/** Settings and prepared statements are of a session, and the next transaction is in another: only the client's time-out is kept. */
function pooled(seconds: number | undefined) {
  const { query_timeout } = { query_timeout: undefined, ...timeouts(seconds) }
  return { Client: LeavingClient, ...(query_timeout === undefined ? {} : { query_timeout }) }
}

function openPostgres(url: string, options: OpenDatabaseOptions): Database {
  const { connections = 10, busUrl, engine = 'postgres', batch = defaultBatch, statementSeconds } = options
  const pool = new Pool({
    ...(options.directUrl ? pooled(statementSeconds) : unpooled(statementSeconds)),
    ...(options.roleTimeouts === 'off' ? { options: '-c statement_timeout=0' } : {}),
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'baize',
    types: { getTypeParser: (id, format) => (id === int8 ? BigInt : pgTypes.getTypeParser(id, format)) },
  })
  // A server that restarts ends idle connections; the pool opens new ones at the next query.
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const bus = busUrl ? createRedisBus(busUrl) : createPostgresBus(options.directUrl ?? url, pool)
  const close = once(async () => {
    await bus.close()
    await db.destroy()
  })
  const poolCounts = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db, kind: 'postgres', bus, url, engine, batch, poolCounts, close }
}

async function openPglite({
  folder = './data',
  dump,
  batch = defaultBatch,
}: OpenDatabaseOptions): Promise<Database> {
  const inMemory = folder === 'memory'
  const lock = inMemory ? undefined : await lockFolder(folder)
  try {
    const dataDir = inMemory ? undefined : await engineFolder(folder)
    const pglite = await PGlite.create({
      ...(dataDir ? { dataDir } : {}),
      ...(dump ? { loadDataDir: dump } : {}),
      ...(inMemory ? smallInMemory : {}),
      parsers: { [types.INT8]: BigInt },
    })
    return embedded(pglite, lock, batch)
  } catch (error) {
    lock?.release()
    throw error
  }
}

/** A database in memory is small and starts often: its buffers and its log are filled with zeros at every start. */
const smallInMemory = { postgresqlconf: 'shared_buffers = 8MB', initDbStartParams: ['--wal-segsize=1'] }

/** Makes the engine's files beside their place and moves them there whole: a kill leaves all of them or none. */
async function engineFolder(folder: string): Promise<string> {
  const place = join(folder, 'pglite')
  if (existsSync(place)) return place
  const fresh = join(folder, 'pglite.new')
  rmSync(fresh, { recursive: true, force: true })
  const first = await PGlite.create({ dataDir: fresh })
  await first.close()
  renameSync(fresh, place)
  return place
}

function embedded(pglite: PGlite, lock: FolderLock | undefined, batch: number): Database {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  const bus = createProcessBus()
  const close = once(async () => {
    await bus.close()
    await db.destroy()
    if (!pglite.closed) await pglite.close()
    lock?.release()
  })
  return { db, kind: 'pglite', bus, pglite, batch, close }
}

const int8 = 20

function once(action: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= action()
    return done
  }
}
