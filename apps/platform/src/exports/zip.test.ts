import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { unzip } from './testing/spreadsheets.ts'
import { type ZippedFile, zip } from './zip.ts'

async function read(files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of zip(files)) parts.push(part)
  return Buffer.concat(parts)
}

test('files are written one after another, by any name', async () => {
  const order: string[] = []
  async function* files(): AsyncGenerator<ZippedFile> {
    for (const name of ['a.txt', 'folder/ឯកសារ.txt', 'empty.txt']) {
      order.push(`begins ${name}`)
      yield [name, name === 'empty.txt' ? [] : ['one', Buffer.from(' two'), ` ${name}`]]
      order.push(`ends ${name}`)
    }
  }
  const archive = unzip(await read(files()))
  expect([...archive]).toEqual([
    ['a.txt', 'one two a.txt'],
    ['folder/ឯកសារ.txt', 'one two folder/ឯកសារ.txt'],
    ['empty.txt', ''],
  ])
  expect(order).toEqual(
    ['a.txt', 'folder/ឯកសារ.txt', 'empty.txt'].flatMap((name) => [`begins ${name}`, `ends ${name}`]),
  )
})

test('what fails while it is read fails the archive', async () => {
  async function* content() {
    yield 'begun'
    throw new Error('the database is gone')
  }
  async function* files(): AsyncGenerator<ZippedFile> {
    yield ['a.txt', ['whole']]
    throw new Error('no more files')
  }
  await expect(read([['a.txt', content()]])).rejects.toThrow('the database is gone')
  await expect(read(files())).rejects.toThrow('no more files')
})

test('a reader that leaves closes what is read', async () => {
  const closed = vi.fn()
  async function* content() {
    try {
      for (;;) {
        yield crypto.getRandomValues(new Uint8Array(60_000))
        await pause(1)
      }
    } finally {
      closed('content')
    }
  }
  async function* files(): AsyncGenerator<ZippedFile> {
    try {
      yield ['endless.bin', content()]
    } finally {
      closed('files')
    }
  }
  for await (const part of zip(files())) if (part.length > 10_000) break
  await vi.waitFor(() => expect(closed.mock.calls.flat().sort()).toEqual(['content', 'files']))
})
