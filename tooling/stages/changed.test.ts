import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changesSinceRelease, guardsChange } from './changed.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-changed-'))
  git('init', '--quiet')
  write('apps/platform/src/ledger/post.ts', 'one')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function git(...args: string[]): void {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...person, ...args], { cwd: folder, stdio: 'pipe' })
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function commit(): void {
  git('add', '.')
  git('commit', '--quiet', '--message', 'change')
}

const ledger = ['apps/platform/src/{ledger,jobs}/**']

test('before the first release nothing counts as changed, whatever other tags there are', async () => {
  commit()
  git('tag', 'nightly-2026-11-01')
  write('apps/platform/src/ledger/post.ts', 'two')
  expect(await changesSinceRelease(folder)).toEqual({ paths: [] })
})

test('what was committed, edited or added since the release counts; what is as it was does not', async () => {
  commit()
  git('tag', '@baize/ui@0.1.0')
  const release = '@baize/ui@0.1.0'
  expect(await changesSinceRelease(folder)).toEqual({ release, paths: [] })
  write('brands/a name with spaces.json', '{}')
  commit()
  write('apps/platform/src/ledger/post.ts', 'two')
  write('apps/platform/src/jobs/new.ts', 'new')
  const changes = await changesSinceRelease(folder)
  expect([...changes.paths].sort()).toEqual([
    'apps/platform/src/jobs/new.ts',
    'apps/platform/src/ledger/post.ts',
    'brands/a name with spaces.json',
  ])
  expect(guardsChange(ledger, changes)).toBe(true)
  expect(guardsChange(['apps/storybook/**'], changes)).toBe(false)
})

test('a guard names a folder and all below it, and no neighbour', () => {
  const guarded = (path: string) => guardsChange(ledger, { paths: [path] })
  expect(guarded('apps/platform/src/ledger/batch/batch.ts')).toBe(true)
  expect(guarded('apps/platform/src/ledgers/post.ts')).toBe(false)
  expect(guarded('apps/platform/src/bills/settle.ts')).toBe(false)
})
