import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { calls } from '@baize/api/contract'
import { afterAll, expect, test } from 'vitest'
import { openTo } from './http/guard.ts'
import { handlers } from './http/handlers.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-main-'))
const sources = import.meta.dirname
const main = join(sources, 'main.ts')
const running: ChildProcess[] = []

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', PORT_PLATFORM: '0', ...env },
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
  const ready = new Promise<Record<string, unknown> & { addresses: Record<string, string> }>(
    (resolveReady, reject) => {
      child.stdout.on('data', () => {
        if (output.out.includes('\n')) resolveReady(JSON.parse(output.out))
      })
      exited.then(() => reject(new Error(output.error)))
    },
  )
  ready.catch(() => {})
  return { child, output, exited, ready }
}

test('names every missing setting, and starts on no guess', async () => {
  const incomplete = run({ HOST: '0.0.0.0' })
  expect(await incomplete.exited).toBe(1)
  for (const name of ['DATABASE_URL', 'PLATFORM_SECRET', 'PUBLIC_PLATFORM'])
    expect(incomplete.output.error).toContain(name)
})

test('refuses SANDBOX=1 with the command that starts a sandbox', async () => {
  const refused = run({ SANDBOX: '1', DATA_FOLDER: join(folder, 'refused') })
  expect(await refused.exited).toBe(1)
  expect(refused.output.error).toContain('node apps/sandbox/src/main.ts')
})

test('has no demo account, no sandbox page and no route of a sandbox call', async () => {
  const started = run({
    DATA_FOLDER: join(folder, 'production'),
    PLATFORM_SECRET: 'a secret of thirty-two characters',
    STOP_DELAY_SECONDS: '0',
  })
  const ready = await started.ready
  expect(Object.keys(ready).sort()).toEqual(['addresses', 'ready'])
  const { platform } = ready.addresses
  expect((await fetch(`${platform}/readyz`)).status).toBe(200)
  const sandboxCalls = Object.values(calls).filter((call) => openTo(call, 'sandbox'))
  expect(sandboxCalls.length).toBeGreaterThan(20)
  const paths = sandboxCalls.map(({ method, path }) => [method, path.replace(/\{\w+\}/g, '1')] as const)
  for (const [method, path] of [['GET', '/sandbox'], ['GET', '/sandbox/pages/panel.js'], ...paths] as const) {
    const { status } = await fetch(`${platform}${path}`, { method })
    expect([path, status]).toEqual([path, 404])
  }
  started.child.kill('SIGTERM')
  expect(await started.exited).toBe(0)
})

test('has no handler of a sandbox call', () => {
  expect(Object.keys(handlers).filter((id) => openTo(calls[id as keyof typeof calls], 'sandbox'))).toEqual([])
})

/** Every module of the platform that is reached from its entry, whether imported or loaded later. */
function modulesFrom(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  const code = readFileSync(entry, 'utf8')
  for (const [, specifier = ''] of code.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    expect(specifier).not.toContain('@baize/sandbox')
    if (specifier.startsWith('.') && specifier.endsWith('.ts'))
      modulesFrom(resolve(dirname(entry), specifier), found)
  }
  return found
}

test('reaches no module of the sandbox, and none that has demo accounts or amounts with an outcome', () => {
  const modules = [...modulesFrom(main)]
  expect(modules.length).toBeGreaterThan(300)
  expect(modules.filter((file) => relative(sources, file).startsWith('..'))).toEqual([])
  const text = modules.map((file) => readFileSync(file, 'utf8')).join('\n')
  for (const word of ['Baize-Demo-1', 'bopha2026', 'Sandbox Bank', '9901', '#silent', '/sandbox/games'])
    expect([word, text.includes(word)]).toEqual([word, false])
})
