import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FolderLockedError, lockFolder } from './folderLock.ts'
import { openDatabase } from './open.ts'

const module = new URL('./folderLock.ts', import.meta.url).href
const children: ChildProcess[] = []
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-lock-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) await killed(child)
  rmSync(folder, { recursive: true, force: true })
})

/** A real second process that takes the lock, writes `held` or the refusal, and stays. */
function locker(): Promise<{ child: ChildProcess; answer: string }> {
  const script = `const { lockFolder } = await import(${JSON.stringify(module)})
    await lockFolder(${JSON.stringify(folder)}).then(() => console.log('held'), (error) => console.log(error.message))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return new Promise((resolve) => {
    child.stdout?.once('data', (data: Buffer) => resolve({ child, answer: data.toString().trim() }))
  })
}

function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

describe('F13 one process at a time has a data folder', () => {
  test("a second process is refused while the first runs, with the holder's id, its folder and the remedy", async () => {
    const { child, answer } = await locker()
    expect(answer).toBe('held')
    const refusal = await lockFolder(folder).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(FolderLockedError)
    const { message } = refusal as Error
    for (const part of [folder, String(child.pid), 'DATABASE_URL']) expect(message).toContain(part)
    const third = await locker()
    expect(third.answer).toContain(`process ${child.pid}`)
  })

  test('a dead process leaves nothing in the way', async () => {
    const { child } = await locker()
    await killed(child)
    const lock = await lockFolder(folder)
    expect(readdirSync(folder)).toHaveLength(1)
    lock.release()
    expect(readdirSync(folder)).toHaveLength(0)
  })

  test('of several that take over a dead process at once, at most one gets the folder', async () => {
    const { child } = await locker()
    await killed(child)
    const answers = await Promise.all(Array.from({ length: 5 }, locker))
    expect(answers.filter(({ answer }) => answer === 'held').length).toBe(1)
  })

  test('the same process cannot open a folder twice', async () => {
    const lock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError)
    lock.release()
    const again = await lockFolder(folder)
    again.release()
  })

  test('a number used again for another process is not taken for the holder', async () => {
    const [own = ''] = await lockFolder(folder).then((lock) => {
      const names = readdirSync(folder)
      lock.release()
      return names
    })
    const before = own.replace(/\.[0-9]+$/, '.1')
    writeFileSync(join(folder, before), '')
    const lock = await lockFolder(folder)
    expect(readdirSync(folder)).toEqual([own])
    lock.release()
  })

  test('a holder on another machine counts while it shows life', async () => {
    const foreign = join(folder, 'lock.elsewhere.1.1')
    writeFileSync(foreign, '')
    await expect(lockFolder(folder)).rejects.toThrow(/on host elsewhere/)
    const longAgo = new Date(Date.now() - 120_000)
    utimesSync(foreign, longAgo, longAgo)
    const lock = await lockFolder(folder)
    lock.release()
  })
})

test('F1 a first start that is killed half way leaves nothing that the next one stumbles over', async () => {
  const open = new URL('./open.ts', import.meta.url).href
  const script = `const { openDatabase } = await import(${JSON.stringify(open)})
    await openDatabase({ folder: ${JSON.stringify(folder)} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  children.push(child)
  await vi.waitFor(() => expect(readdirSync(folder)).toContain('pglite.new'))
  await killed(child)
  const database = await openDatabase({ folder })
  await database.close()
  expect(readdirSync(folder)).toEqual(['pglite'])
})

test('F13 the database itself refuses a second opener, and releases the folder when closed', async () => {
  const first = await openDatabase({ folder })
  await expect(openDatabase({ folder })).rejects.toThrow(FolderLockedError)
  await first.close()
  const second = await openDatabase({ folder })
  await second.close()
  expect(readdirSync(folder)).toEqual(['pglite'])
})
