/**
 * Plants wrongs into the code of money and settlement, one at a time and in a copy, and asks whether the tests notice.
 * `node apps/platform/crash/mutations.ts [part of a name]`; exits with 1 when a wrong survives.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
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

/** Nothing but what the platform's tests need: the whole configuration takes longer to load than most tests. */
const config = 'mutations.config.ts'
const configText = `export default {
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    include: ['apps/platform/**/*.test.ts'],
    globalSetup: ['apps/platform/src/database/testDatabase.setup.ts'],
  },
}`

/** A copy of the workspace: the platform's sources are its own, all else points to the original. */
function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'baize-mutations-'))
  for (const name of readdirSync(root)) {
    if (['apps', '.git', '.turbo'].includes(name)) continue
    if (/\.(ts|json|yaml)$/.test(name)) cpSync(join(root, name), join(copy, name))
    else symlinkSync(join(root, name), join(copy, name))
  }
  writeFileSync(join(copy, config), configText)
  mkdirSync(join(copy, 'apps/platform'), { recursive: true })
  for (const name of readdirSync(join(root, 'apps'))) {
    if (name !== 'platform') symlinkSync(join(root, 'apps', name), join(copy, 'apps', name))
  }
  for (const name of readdirSync(join(root, 'apps/platform'))) {
    const [from, to] = [join(root, 'apps/platform', name), join(copy, 'apps/platform', name)]
    if (name === 'node_modules') symlinkSync(from, to)
    else cpSync(from, to, { recursive: true })
  }
  return copy
}

/** Whether the tests pass in the copy. */
function testsPass(copy: string, tests: readonly string[]): { passed: boolean; output: string } {
  const files = tests.map((file) => `apps/platform/src/${file}`)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', config, '--bail', '1', '--no-color', ...files],
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
