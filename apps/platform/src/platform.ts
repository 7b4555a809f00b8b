import { type Database, openDatabase } from './database/index.ts'
import { type KeyRing, makeKeyRing } from './encryption/keys.ts'
import { randomToken, type Secrets, secretsFrom } from './encryption/secrets.ts'
import { logFault } from './http/failure.ts'
import type { Db } from './http/implement.ts'
import { type Jobs, openJobs } from './jobs/index.ts'
import { makeTurns, type Turns } from './limits/turns.ts'
import { makePasswords, type Passwords } from './members/passwords.ts'
import type { Settings } from './settings.ts'
import { makeStatusBoard, type StatusBoard } from './system/status.ts'

/** What outlives a call. Everything else is in the database, so that any number of processes may share one. */
export interface Platform {
  readonly settings: Settings
  readonly database: Database
  /** The database outside any transaction. */
  readonly db: Db
  readonly now: () => Date
  readonly secrets: Secrets
  readonly keys: KeyRing
  readonly passwords: Passwords
  readonly status: StatusBoard
  readonly turns: Turns
  /** Delayed work, queued in the transaction that wants it. */
  readonly jobs: Jobs
}

export interface PlatformOptions {
  /** @default () => new Date() */
  readonly now?: () => Date
}

/** Puts a platform together over an open database. */
export async function makePlatform(
  settings: Settings,
  database: Database,
  { now = () => new Date() }: PlatformOptions = {},
): Promise<Platform> {
  const { db } = database
  const secrets = secretsFrom(settings.secret ?? (await keptSecret(db)))
  const keys = makeKeyRing(db, secrets)
  await keys.rotate(now())
  return {
    settings,
    database,
    db,
    now,
    secrets,
    keys,
    passwords: makePasswords(settings.hashCost),
    status: makeStatusBoard(db),
    turns: makeTurns(),
    jobs: await openJobs(database, { onProblem: (error) => logFault(error, 'jobs') }),
  }
}

export const openPlatformDatabase = (settings: Settings): Promise<Database> =>
  openDatabase(settings.databaseUrl ? { url: settings.databaseUrl } : { folder: settings.dataFolder })

/** Without a secret of the operator's, one is made at the first start and kept in the database. */
async function keptSecret(db: Db): Promise<string> {
  await db
    .insertInto('platform_secret')
    .values({ name: 'platform', value: randomToken() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const kept = await db
    .selectFrom('platform_secret')
    .select('value')
    .where('name', '=', 'platform')
    .executeTakeFirstOrThrow()
  return kept.value
}
