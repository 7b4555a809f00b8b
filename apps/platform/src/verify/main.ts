/**
 * `npm run db:verify`: proves a restored copy. Reads the database of `DATABASE_URL` or `DATA_FOLDER`; writes nothing
 * but the migrations of a newer platform. Exits with 1 where anything is wrong or the database is empty.
 */
import { openPlatformDatabase } from '../platform.ts'
import { readSettings } from '../settings.ts'
import { verifyDatabase } from './verifyDatabase.ts'

try {
  const settings = readSettings(process.env)
  // A check over all rows takes longer than any call may.
  const database = await openPlatformDatabase({ ...settings, databaseStatementSeconds: 0 })
  try {
    const verified = await verifyDatabase(database, settings)
    const problems = Object.values(verified.findings).flat().length
    const isEmpty = verified.rows.journals === 0
    console.log(JSON.stringify({ sound: problems === 0 && !isEmpty, ...verified }))
    if (isEmpty) console.error('There is no journal in this database: nothing was restored.')
    if (problems > 0 || isEmpty) process.exitCode = 1
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
