// A PostgreSQL server of our own for tests: a temporary cluster on a free loopback port, gone at stop.
//   import { startPostgres } from './postgres.mjs'
//   const { url, stop } = await startPostgres()
// Or from a shell, until Ctrl-C: node scripts/postgres.mjs
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const debianHome = '/usr/lib/postgresql'
const readyWithin = 30_000

/**
 * Starts a server and resolves when it responds. `kill` ends it as a power cut would (SIGKILL to its own
 * processes only); `restart` starts it again on the same folder and port.
 * With `inMemory` its files are in memory where there is space: a database is copied ten times as fast. For tests that
 * do not ask what a power cut leaves.
 * @param {{ settings?: Record<string, string>, inMemory?: boolean, tries?: number }} [options]
 * @returns {Promise<{ url: string, port: number, stop: () => Promise<void>, kill: () => Promise<void>, restart: () => Promise<void> }>}
 */
export async function startPostgres({ settings = {}, inMemory = false, tries = 3 } = {}) {
  const bin = binaries()
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join((inMemory && memoryFolder()) || tmpdir(), 'baize-postgres-'))
  chmodSync(folder, 0o700)
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const asOwner = { ...(account ?? {}), cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } }
  try {
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'baize', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
      { ...asOwner, stdio: 'pipe' },
    )
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`initdb failed: ${error.stderr ?? error.message}`)
  }
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '200',
    shared_buffers: '128MB',
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let server
  let output = ''

  async function start() {
    server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...asOwner,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const keep = (chunk) => {
      output = (output + chunk).slice(-4_000)
    }
    server.stdout.on('data', keep)
    server.stderr.on('data', keep)
    server.unref()
    for (const stream of [server.stdout, server.stderr]) stream.unref?.()
    const until = Date.now() + readyWithin
    const ready = join(bin, 'pg_isready')
    while (Date.now() < until && server.exitCode === null) {
      if (succeeds(ready, ['-q', '-h', '127.0.0.1', '-p', String(port), '-U', 'baize', '-d', 'postgres']))
        return
      await pause(50)
    }
    throw new Error(`PostgreSQL did not start:\n${output}`)
  }

  function ended() {
    if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
    server.ref()
    return new Promise((resolve) => server.once('exit', resolve))
  }

  async function kill() {
    const done = ended()
    for (const pid of [...childrenOf(server.pid), server.pid]) signal(pid, 'SIGKILL')
    await done
  }

  function abandon() {
    if (server?.exitCode === null) signal(server.pid, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }

  async function stop() {
    process.off('exit', abandon)
    const done = ended()
    signal(server.pid, 'SIGINT')
    await Promise.race([done, pause(10_000, undefined, { ref: false }).then(kill)])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }

  process.on('exit', abandon)
  try {
    await start()
  } catch (error) {
    process.off('exit', abandon)
    abandon()
    // Between the look for a free port and the start, what runs beside it may have taken that port.
    if (tries > 1 && /could not bind|Address already in use/i.test(String(error)))
      return startPostgres({ settings, inMemory, tries: tries - 1 })
    throw error
  }
  return { url: `postgres://baize@127.0.0.1:${port}/postgres`, port, stop, kill, restart: start }
}

/** Linux's folder in memory, where it takes what a run of the tests writes; containers often have one of 64 MB. */
function memoryFolder() {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 4e9 ? folder : undefined
}

/** Debian's newest server programs, installed when there are none. */
function binaries() {
  const found = () =>
    existsSync(debianHome)
      ? readdirSync(debianHome)
          .map(Number)
          .filter(
            (version) => version >= 15 && existsSync(join(debianHome, String(version), 'bin', 'initdb')),
          )
          .sort((a, b) => b - a)[0]
      : undefined
  if (found() === undefined) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      stdio: 'inherit',
      env,
    })
  }
  const version = found()
  if (version === undefined) throw new Error(`no PostgreSQL 15 or newer under ${debianHome}`)
  return join(debianHome, String(version), 'bin')
}

/** The server refuses to run as root; Debian's package has an account for it. */
function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag, user) => Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }))
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) }
    } catch {
      // The next one.
    }
  }
  throw new Error('PostgreSQL must not run as root, and there is no account "postgres" or "nobody" here')
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function childrenOf(pid) {
  try {
    const text = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    return text.split('\n').map(Number).filter(Boolean)
  } catch {
    return []
  }
}

function succeeds(file, args) {
  try {
    execFileSync(file, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    // It is gone already.
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const server = await startPostgres()
  console.log(server.url)
  const timer = setInterval(() => {}, 1 << 30)
  const end = async () => {
    clearInterval(timer)
    await server.stop()
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}
