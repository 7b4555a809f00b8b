import { access, constants, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What stays free for work that is under way, the database's own log and recovery: four of its log's segments. */
const reserveBytes = 64 * 1024 * 1024
const everyMs = 1_000

/** Whether the folders that the platform writes to can still be written to. */
export interface Storage {
  /** Whether new work may be written. Reads continue in any case. */
  readonly hasRoom: () => boolean
  close(): void
}

/**
 * Watches folders, so that a full disk refuses new work while there is still space to finish what was begun: a
 * database that cannot write its log at all stops, and takes the reads with it. Work is accepted again once there is
 * space. `onChange` is called on each change, with the folder that is short.
 */
export async function watchStorage(
  folders: readonly string[],
  onChange: (hasRoom: boolean, folder: string) => void,
): Promise<Storage> {
  if (folders.length === 0) return { hasRoom: () => true, close() {} }
  let room = true
  async function look() {
    let short: string | undefined
    for (const folder of folders) if (!(await isWritable(folder))) short = folder
    const now = short === undefined
    if (now !== room) onChange(now, short ?? '')
    room = now
  }
  await look()
  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return { hasRoom: () => room, close: () => clearInterval(timer) }
}

async function isWritable(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize > reserveBytes
  } catch (error) {
    // A folder that is made when it is first written to (uploads) has the disk space of its parent.
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return missing && dirname(folder) !== folder ? isWritable(dirname(folder)) : false
  }
}
