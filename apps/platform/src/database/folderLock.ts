import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A holder on another machine is distinguished from a dead one by the age of its file, which it keeps touching. */
const heartbeatEvery = 5_000
const heartbeatLostAfter = 60_000
const attempts = 8
const fileName = /^lock\.(.+)\.([0-9]+)\.([0-9]+)$/

export class FolderLockedError extends Error {
  readonly code = 'folderLocked'

  constructor(folder: string, holder: Holder) {
    const elsewhere = holder.host === ownHost ? '' : ` on host ${holder.host}`
    super(
      `The data folder ${folder} is in use by process ${holder.pid}${elsewhere}. The embedded database serves ` +
        'one process only. Stop that process, choose another data folder, or set DATABASE_URL to a PostgreSQL ' +
        'server, which any number of processes may share.',
    )
    this.name = 'FolderLockedError'
  }
}

interface Holder {
  file: string
  host: string
  pid: number
  started: string
}

export interface FolderLock {
  release(): void
}

/**
 * Locks a folder for this process until `release` or exit. PGlite takes no lock of its own, and two openers destroy
 * the data.
 *
 * Each process creates a file of its own (host, pid and start time make its name unique), and only then reads the
 * others: of two that start at once, at least one sees the other and steps back. A dead process's file is removed by
 * the process that finds it; that can never hit a running process's file, since names are not reused.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true })
  const own = join(folder, `lock.${ownHost}.${process.pid}.${startTime(process.pid)}`)
  for (let attempt = 1; ; attempt += 1) {
    const holder = createFile(own) ? livingHolder(folder, own) : describeHolder(own)
    if (!holder) return hold(own)
    if (holder.file !== own) rmSync(own, { force: true })
    if (holder.file === own || attempt === attempts) throw new FolderLockedError(folder, holder)
    await pause(20 + Math.random() * 80)
  }
}

function createFile(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    throw error
  }
}

function livingHolder(folder: string, own: string): Holder | undefined {
  for (const name of readdirSync(folder)) {
    const holder = describeHolder(join(folder, name))
    if (!holder || holder.file === own) continue
    if (isAlive(holder)) return holder
    rmSync(holder.file, { force: true })
  }
  return undefined
}

function describeHolder(file: string): Holder | undefined {
  const parts = fileName.exec(basename(file))
  if (!parts) return undefined
  return { file, host: parts[1] ?? '', pid: Number(parts[2]), started: parts[3] ?? '' }
}

function isAlive(holder: Holder): boolean {
  if (holder.host !== ownHost) {
    const modified = statSync(holder.file, { throwIfNoEntry: false })?.mtimeMs
    return modified !== undefined && Date.now() - modified < heartbeatLostAfter
  }
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (isErrno(error, 'ESRCH')) return false
  }
  return startTime(holder.pid) === holder.started
}

function hold(file: string): FolderLock {
  const heartbeat = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(file, now, now)
    } catch {
      // The folder was removed while in use; the database will report it.
    }
  }, heartbeatEvery)
  heartbeat.unref()
  const release = () => {
    clearInterval(heartbeat)
    process.off('exit', release)
    rmSync(file, { force: true })
  }
  process.on('exit', release)
  return { release }
}

/** When the process began, so that a number used again for another process is not taken for the holder. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0'
    // A zombie has no lock: its files are closed.
    return stat.charAt(stat.lastIndexOf(')') + 2) === 'Z' ? 'gone' : ticks
  } catch (error) {
    if (process.platform === 'linux') return isErrno(error, 'ENOENT') ? 'gone' : '0'
  }
  try {
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    return String(Math.trunc(Date.parse(text.trim()) / 1000) || 0)
  } catch {
    return 'gone'
  }
}

const ownHost = hostname().replace(/[^A-Za-z0-9-]/g, '_') || 'localhost'

const isErrno = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
