import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from './database/folderLock.ts'
import { startHost } from './hosting/host.ts'
import { log, openLog } from './observability/log.ts'
import { requireProductionSettings, settingWarnings } from './production.ts'
import { demoAccounts } from './seed/accounts.ts'
import { readSettings, type Settings } from './settings.ts'

/** Empties the embedded database; a running platform holds its folder, and is never emptied under its feet. */
async function reset(settings: Settings): Promise<void> {
  if (settings.databaseUrl) {
    throw new Error(
      'DATABASE_URL is set: only the embedded database is emptied by --reset. Drop that database yourself.',
    )
  }
  const lock = await lockFolder(settings.dataFolder)
  try {
    // The second is a first start that was killed half way.
    for (const name of ['pglite', 'pglite.new']) {
      rmSync(join(settings.dataFolder, name), { recursive: true, force: true })
    }
  } finally {
    lock.release()
  }
  console.log(JSON.stringify({ reset: true, folder: settings.dataFolder }))
}

async function run(settings: Settings): Promise<void> {
  requireProductionSettings(process.env, settings)
  openLog(settings.logLevel)
  for (const text of settingWarnings(settings)) log.warn({ where: 'settings' }, text)
  const hosted = await startHost(settings)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    hosted.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error instanceof Error ? error.message : error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  const accounts = settings.sandbox ? demoAccounts : []
  console.log(JSON.stringify({ ready: true, addresses: hosted.addresses, accounts }))
}

try {
  const settings = readSettings(process.env)
  await (process.argv.includes('--reset') ? reset(settings) : run(settings))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
