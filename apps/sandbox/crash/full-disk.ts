/**
 * F12: the disk under the embedded database fills up while people play, and gets space again.
 *
 *   node apps/sandbox/crash/full-disk.ts
 *
 * Runs on a small disk of its own, in memory (a mount namespace: root or user namespaces are needed). Prints a line for
 * each promise; the exit code is 0 only when all are kept.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@baize/platform/database/index.ts'
import { verifyLedger } from '@baize/platform/ledger/index.ts'
import { Clients, type Person, secret } from './clients.ts'
import { until } from './page.ts'
import { startPlatform } from './running.ts'

const inside = process.env.BAIZE_SMALL_DISK
if (inside === undefined) process.exit(again())

const disk = inside
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', disk])
const ballast = join(disk, 'ballast')
const freeBytes = () => Number(statfsSync(disk).bavail) * Number(statfsSync(disk).bsize)

let broken = 0
function promise(what: string, holds: boolean, seen: unknown = ''): void {
  if (!holds) broken += 1
  console.log(`${holds ? 'holds ' : 'BROKEN'}  ${what}${holds ? '' : `: ${JSON.stringify(seen)}`}`)
}

const folder = join(disk, 'platform')
const env = { DATA_FOLDER: folder, PLATFORM_SECRET: secret, SANDBOX_FAST: '1' }
const clients = new Clients()
const deposit = (as: Person, key: string = randomUUID()) =>
  clients.call('createDeposit', { methodId: 'local-bank', amount: '10.00' }, { as, key })

/** Leaves so much of the disk free; the platform writes at the same time, so the last bytes may be taken already. */
function leave(bytes: number) {
  try {
    writeFileSync(ballast, Buffer.alloc(Math.max(0, freeBytes() - bytes), 1))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

const platform = await startPlatform(env)
await clients.reach(platform.address)
await clients.signIn('dara2026', 'member')
const dara = clients.people.get('dara2026')
if (!dara) throw new Error('nobody came in')
const first = await deposit(dara)
promise('with room, a deposit is taken', first.status === 200, first.text)

for (const [what, left] of [
  ['nearly full', 24 * 1024 * 1024],
  ['full to the last byte', 0],
] as const) {
  leave(left)
  const key = randomUUID()
  const refused = await until(async () => (await deposit(dara, key)).status === 503)
  promise(`${what}: new work is refused`, refused)
  let reads = 0
  for (let turn = 0; turn < 50; turn += 1) {
    const { status } = await clients.call('balance', undefined, { as: dara })
    if (status === 200) reads += 1
  }
  promise(`${what}: the balance is read, fifty times`, reads === 50, reads)
  promise(`${what}: the platform lives`, platform.alive())
  rmSync(ballast)
  const taken = await until(async () => (await deposit(dara, key)).status === 200)
  promise(`${what}: with room again, the same key is taken, and nothing was repaired`, taken)
}

await platform.stop()
const database = await openDatabase({ folder })
const violations = await verifyLedger(database.db)
promise('the ledger is as promised', violations.length === 0, violations)
await database.close()
console.log(broken === 0 ? 'a full disk loses nothing' : `${broken} promises are broken`)
process.exit(broken === 0 ? 0 : 1)

/** Runs this file again where it may mount: a name space of its own, that ends with it. */
function again(): number {
  const place = mkdtempSync(join(tmpdir(), 'baize-small-disk-'))
  const own = process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--map-root-user']
  const { status } = spawnSync('unshare', [...own, process.execPath, import.meta.filename], {
    env: { ...process.env, BAIZE_SMALL_DISK: place },
    stdio: 'inherit',
  })
  rmSync(place, { recursive: true, force: true })
  return status ?? 1
}
