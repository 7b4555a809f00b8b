import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'baize-main-'))
const main = new URL('./main.ts', import.meta.url).pathname
const dist = join(folder, 'dist')
mkdirSync(dist)
writeFileSync(join(dist, 'index.html'), '<p>site</p>')
const running: ChildProcess[] = []

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function run(env: Record<string, string>, ...parameters: string[]) {
  const child = spawn(process.execPath, [main, ...parameters], {
    env: {
      PATH: process.env.PATH ?? '',
      DATA_FOLDER: join(folder, 'data'),
      PORT_PLATFORM: '0',
      PORT_MEMBER: '0',
      PORT_AGENT: '0',
      SITE_MEMBER_DIST: dist,
      SITE_AGENT_DIST: dist,
      ...env,
    },
  })
  running.push(child)
  const output = { out: '', error: '' }
  child.stdout.on('data', (data) => {
    output.out += data
  })
  child.stderr.on('data', (data) => {
    output.error += data
  })
  const exited = once(child, 'exit').then(([code]) => code as number)
  const ready = new Promise<{ addresses: Record<string, string>; accounts: { account: string }[] }>(
    (resolve, reject) => {
      child.stdout.on('data', () => {
        if (output.out.includes('\n')) resolve(JSON.parse(output.out))
      })
      exited.then(() => reject(new Error(output.error)))
    },
  )
  ready.catch(() => {})
  return { child, output, exited, ready }
}

test('starts, refuses a second process on its data and to be emptied, serves, stops cleanly, starts again', async () => {
  const first = run({})
  const { addresses, accounts } = await first.ready
  expect(Object.keys(addresses).sort()).toEqual(['agent', 'member', 'platform'])
  expect(accounts.map(({ account }) => account)).toEqual(['dara2026', 'sokha2026', 'vibol2026'])
  for (const address of Object.values(addresses)) {
    const answer = await (await fetch(`${address}/wps/system/status`)).json()
    expect(answer.value.status).toBe(0)
  }
  expect(await (await fetch(`${addresses.member}/any/page`)).text()).toContain('<p>site</p>')
  expect((await fetch(`${addresses.platform}/openapi.json`)).status).toBe(200)

  const port = new URL(addresses.member ?? '').port
  const taken = run({ PORT_MEMBER: port, DATA_FOLDER: join(folder, 'other') })
  expect(await taken.exited).toBe(1)
  expect(taken.output.error).toContain(`Port ${port} is taken`)
  expect(taken.output.error).toContain('PORT_MEMBER')

  const second = run({})
  const reset = run({}, '--reset')
  expect(await second.exited).toBe(1)
  expect(second.output.error).toContain('in use by process')
  expect(await reset.exited).toBe(1)
  expect(existsSync(join(folder, 'data/pglite'))).toBe(true)

  first.child.kill('SIGTERM')
  expect(await first.exited).toBe(0)

  const again = run({})
  await again.ready
  again.child.kill('SIGINT')
  expect(await again.exited).toBe(0)

  const emptied = run({}, '--reset')
  expect(await emptied.exited).toBe(0)
  expect(existsSync(join(folder, 'data/pglite'))).toBe(false)
})

test('F3 SIGTERM lets accepted work finish: no response is a 5xx, and the process ends after the last one', async () => {
  const started = run({ DATA_FOLDER: join(folder, 'drained') })
  const { addresses } = await started.ready
  const ask = async () => {
    const answer = await fetch(`${addresses.platform}/wps/system/status`)
    return [answer.status, (await answer.json()).success] as const
  }
  const accepted = Array.from({ length: 60 }, ask)
  // The first response has arrived, the others are pending.
  await accepted[0]
  started.child.kill('SIGTERM')
  for (const answer of await Promise.allSettled(accepted)) {
    // A connection that was not taken any more is refused; every response is a success.
    if (answer.status === 'fulfilled') expect(answer.value).toEqual([200, true])
  }
  const answered = (await Promise.allSettled(accepted)).filter(({ status }) => status === 'fulfilled')
  expect(answered.length).toBeGreaterThan(0)
  // After the last response there is nothing left to wait for: the ten seconds of grace are not used up.
  const answeredAt = performance.now()
  expect(await started.exited).toBe(0)
  expect(performance.now() - answeredAt).toBeLessThan(9_000)
  const lines = started.output.error.trim().split('\n')
  expect(lines.filter((line) => JSON.parse(line).level !== 'info')).toEqual([])
})

test('a setting that makes no sense is named', async () => {
  for (const [name, value] of [
    ['PORT_MEMBER', 'eighty'],
    ['SANDBOX_FAST', 'perhaps'],
    ['PUBLIC_AGENT', 'agents.example'],
  ] as const) {
    const child = run({ [name]: value })
    expect(await child.exited).toBe(1)
    expect(child.output.error).toContain(name)
  }
})

test('a port taken by another program is reported before anything is opened', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  const data = join(folder, 'never')
  const child = run({ PORT_PLATFORM: port, DATA_FOLDER: data })
  expect(await child.exited).toBe(1)
  expect(child.output.error).toContain('PORT_PLATFORM')
  expect(existsSync(data)).toBe(false)
  other.close()
})
