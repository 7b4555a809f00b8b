import { type Clock, machineClock } from './clock/clock.ts'
import type { Counterparts } from './counterparts.ts'
import { type Database, openDatabase } from './database/index.ts'
import { openSecrets } from './encryption/dataSecret.ts'
import { type KeyRing, makeKeyRing } from './encryption/keys.ts'
import type { Secrets } from './encryption/secrets.ts'
import type { Extensions } from './extensions.ts'
import { logFault } from './http/failure.ts'
import type { Db } from './http/implement.ts'
import { type Jobs, openJobs } from './jobs/index.ts'
import { createKeyedMutex, type KeyedMutex } from './limits/keyedMutex.ts'
import { makeSlots, type Slots } from './limits/slots.ts'
import { makePasswords, type Passwords } from './members/passwords.ts'
import { log } from './observability/log.ts'
import type { Settings } from './settings.ts'
import { type Storage, watchStorage } from './storage/room.ts'
import { makeStatusBoard, type StatusBoard } from './system/status.ts'

/** What outlives a call. Everything else is in the database, so that any number of processes may share one. */
export interface Platform {
  readonly settings: Settings
  readonly database: Database
  /** The database outside any transaction. */
  readonly db: Db
  /** The platform's clock; never `new Date()`. */
  readonly now: () => Date
  readonly clock: Clock
  readonly secrets: Secrets
  readonly keys: KeyRing
  readonly passwords: Passwords
  readonly status: StatusBoard
  readonly turns: KeyedMutex
  /** Calls that this process works on at once. */
  readonly slots: Slots
  /** Whether the disk still takes new work. */
  readonly storage: Storage
  /** Delayed work, queued in the transaction that wants it. */
  readonly jobs: Jobs
  /** Banks, vendors and staff that this process plays; none in production. */
  readonly counterparts: Counterparts
}

export interface PlatformOptions {
  /** The platform's time source. @default () => new Date() */
  readonly now?: () => Date
  /** Which parts of a program's extensions are used here. */
  readonly extensions?: Pick<Extensions, 'counterparts' | 'openClock'>
}

/** Puts a platform together over an open database. */
export async function makePlatform(
  settings: Settings,
  database: Database,
  { now: base = () => new Date(), extensions = {} }: PlatformOptions = {},
): Promise<Platform> {
  const { db } = database
  const clock = (await extensions.openClock?.(database, base)) ?? machineClock(base)
  const { now } = clock
  const secrets = await openSecrets(db, settings.secret)
  const keys = makeKeyRing(db, secrets)
  await keys.rotate(now())
  const storage = await watchStorage(writtenFolders(settings), (hasRoom, folder) =>
    log[hasRoom ? 'info' : 'error']({ where: 'storage', hasRoom, folder }, 'disk space'),
  )
  return {
    settings,
    database,
    db,
    now,
    clock,
    secrets,
    keys,
    passwords: makePasswords(settings.hashCost),
    status: makeStatusBoard(db),
    counterparts: extensions.counterparts ?? {},
    turns: createKeyedMutex(),
    slots: makeSlots(settings.addressShare),
    storage,
    jobs: await openJobs(database, {
      onProblem: (error) => logFault(error, 'jobs'),
      now,
      hasRoom: storage.hasRoom,
    }),
  }
}

/** The folders of this process's own. A database server watches its disk itself. */
function writtenFolders({ databaseUrl, dataFolder, uploadFolder }: Settings): string[] {
  const embedded = databaseUrl || dataFolder === 'memory' ? null : dataFolder
  return [embedded, uploadFolder].filter((folder) => folder !== null)
}

export const openPlatformDatabase = (settings: Settings): Promise<Database> =>
  openDatabase(
    settings.databaseUrl
      ? {
          url: settings.databaseUrl,
          directUrl: settings.databaseDirectUrl ?? undefined,
          connections: settings.databaseConnections,
          busUrl: settings.busUrl ?? undefined,
          engine: settings.databaseEngine,
          batch: settings.databaseBatch,
          statementSeconds: settings.databaseStatementSeconds,
        }
      : { folder: settings.dataFolder, batch: settings.databaseBatch },
  )
