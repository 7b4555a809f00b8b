import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { watchStorage } from './room.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-room-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['a folder that is there', () => [folder], true],
  ['one that is made at the first upload', () => [join(folder, 'uploads', 'pictures')], true],
  ['none at all', () => [], true],
  ['a place below a file, where no folder can be made', () => [join(folder, 'file', 'uploads')], false],
])('%s', async (_, folders, hasRoom) => {
  writeFileSync(join(folder, 'file'), '')
  const onChange = vi.fn()
  const storage = await watchStorage(folders(), onChange)
  expect(storage.hasRoom()).toBe(hasRoom)
  expect(onChange).toHaveBeenCalledTimes(hasRoom ? 0 : 1)
  storage.close()
})
