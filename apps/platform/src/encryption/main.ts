/**
 * `npm run db:reseal`: seals the database of `DATABASE_URL` or `DATA_FOLDER` under `PLATFORM_SECRET_NEXT` instead of
 * `PLATFORM_SECRET`. Both are read from the environment: what stands in a command line is seen by others.
 */
import { openPlatformDatabase } from '../platform.ts'
import { minSecretLength } from '../production.ts'
import { readSettings } from '../settings.ts'
import { resealDataSecret } from './dataSecret.ts'

try {
  const settings = readSettings(process.env)
  const next = process.env.PLATFORM_SECRET_NEXT?.trim() ?? ''
  if (settings.secret === null)
    throw new Error('PLATFORM_SECRET: the secret that the database is sealed under now.')
  if (next.length < minSecretLength)
    throw new Error(
      `PLATFORM_SECRET_NEXT: at least ${minSecretLength} random characters, kept outside the database.`,
    )
  const database = await openPlatformDatabase(settings)
  try {
    await resealDataSecret(database.db, settings.secret, next)
  } finally {
    await database.close()
  }
  console.log(
    'Sealed. Processes that run go on; start each one again with PLATFORM_SECRET set to the new secret.\n' +
      'Keep the old one as long as backups from before are kept.',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
