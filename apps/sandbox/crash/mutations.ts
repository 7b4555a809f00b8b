/**
 * Plants mutants into the code of money and settlement, one at a time and in a copy, and checks whether the tests fail.
 * `node apps/sandbox/crash/mutations.ts [part of a name]`; exits with 1 when a mutant survives.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { mutationsOfLedger } from './mutationsOfLedger.ts'
import { mutationsOfSettlement } from './mutationsOfSettlement.ts'

const root = resolve(import.meta.dirname, '../../..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

/** The apps whose sources are copied. */
const copied = ['platform', 'sandbox']

/** Nothing but what the platform's tests need: the whole configuration takes longer to load than most tests. */
const config = 'mutations.config.ts'
const configText = `export default {
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    include: ['apps/{platform,sandbox}/**/*.test.ts'],
    globalSetup: ['apps/platform/src/database/testDatabase.setup.ts'],
  },
}`

/** A copy of the workspace: the sources of the platform and the sandbox are its own, all else points to the original. */
function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'baize-mutations-'))
  for (const name of readdirSync(root)) {
    if (['apps', '.git', '.turbo'].includes(name)) continue
    if (/\.(ts|json|yaml)$/.test(name)) cpSync(join(root, name), join(copy, name))
    else symlinkSync(join(root, name), join(copy, name))
  }
  writeFileSync(join(copy, config), configText)
  for (const name of readdirSync(join(root, 'apps'))) {
    if (copied.includes(name)) copyApp(copy, name)
    else symlinkSync(join(root, 'apps', name), join(copy, 'apps', name))
  }
  return copy
}

/** Copies an app; its dependencies are the original's, but for the platform, which is the copy. */
function copyApp(copy: string, app: string): void {
  const [original, own] = [join(root, 'apps', app), join(copy, 'apps', app)]
  mkdirSync(join(own, 'node_modules/@baize'), { recursive: true })
  for (const name of readdirSync(original)) {
    if (name !== 'node_modules') cpSync(join(original, name), join(own, name), { recursive: true })
  }
  for (const name of readdirSync(join(original, 'node_modules'))) {
    if (name !== '@baize') symlinkSync(join(original, 'node_modules', name), join(own, 'node_modules', name))
  }
  for (const name of readdirSync(join(original, 'node_modules/@baize'))) {
    const target =
      name === 'platform'
        ? join(copy, 'apps/platform')
        : realpathSync(join(original, 'node_modules/@baize', name))
    symlinkSync(target, join(own, 'node_modules/@baize', name))
  }
}

function testsPass(copy: string, tests: readonly string[]): { passed: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', config, '--bail', '1', '--no-color', ...tests],
    { cwd: copy, encoding: 'utf8', timeout: 240_000 },
  )
  return { passed: status === 0, output: `${stdout}${stderr}` }
}

const wanted = process.argv[2] ?? ''
const chosen = [...mutationsOfSettlement, ...mutationsOfLedger].filter(({ name }) => name.includes(wanted))
const copy = copyWorkspace()
const survivors: string[] = []
try {
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))]
  const sound = testsPass(copy, files)
  if (!sound.passed) throw new Error(`the tests fail without a wrong:\n${sound.output.slice(-3_000)}`)
  for (const { name, file, from, to, tests } of chosen) {
    const path = join(copy, 'apps/platform/src', file)
    const right = readFileSync(path, 'utf8')
    if (right.split(from).length !== 2) throw new Error(`${name}: ${file} has not one "${from}"`)
    writeFileSync(
      path,
      right.replace(from, () => to),
    )
    const began = performance.now()
    const { passed } = testsPass(copy, tests)
    writeFileSync(path, right)
    if (passed) survivors.push(name)
    console.log(
      `${passed ? 'SURVIVED' : 'caught'}  ${name}  (${Math.round((performance.now() - began) / 1_000)} s)`,
    )
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`${chosen.length - survivors.length} of ${chosen.length} wrongs caught`)
if (survivors.length > 0) process.exitCode = 1
