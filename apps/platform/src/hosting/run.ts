import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../database/folderLock.ts'
import type { Extensions } from '../extensions.ts'
import { log, openLog } from '../observability/log.ts'
import type { Settings } from '../settings.ts'
import { startHost } from './host.ts'

/** Empties the embedded database; a running platform locks its folder, and is never emptied while it runs. */
export async function resetDatabase(settings: Settings): Promise<void> {
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

/** Runs a platform until SIGTERM or SIGINT. The ready line contains its URL, and what the program adds to it. */
export async function runHost(
  settings: Settings,
  warnings: readonly string[],
  extensions: Extensions = {},
  readyLine: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  openLog(settings.logLevel)
  for (const text of warnings) log.warn({ where: 'settings' }, text)
  const hosted = await startHost(settings, extensions)
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
  console.log(JSON.stringify({ ready: true, addresses: hosted.addresses, ...readyLine }))
}

/** Runs a program's start; a failure is one sentence and exit code 1. */
export async function runMain(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
