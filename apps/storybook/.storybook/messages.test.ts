import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceMessages } from '../../../tooling/catalogues/languages.ts'
import { stageMessages } from './messages.ts'

test('the stage has the messages of every package and site', async () => {
  const source = [...sourceMessages(join(import.meta.dirname, '../../..'))]
  const shown = source.filter(([, { rooms }]) => !rooms.every((room) => room.startsWith('apps/platform')))
  expect(shown.length).toBeGreaterThan(2_000)
  const missing = (messages: object) => shown.filter(([id]) => !(id in messages)).map(([, { text }]) => text)
  expect(missing(await stageMessages('pseudo'))).toEqual([])
})
