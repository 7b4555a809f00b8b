import { expect, test } from 'vitest'
import type { OperatorContent } from './files/schema.ts'
import { type StoredKind, storedContent } from './follow.ts'

const switches = (version: number, FREEPLAY3: boolean): StoredKind => ({
  ...{ kind: 'switches', version, content: { switches: { FREEPLAY3 } } },
})

test('an older version that is read late is not used in place of a newer one', () => {
  const content = storedContent()
  content.use([switches(2, true)])
  content.use([switches(1, false)])
  expect(content.current()).toEqual({ switches: { FREEPLAY3: true } })
  expect(content.versions()).toEqual(new Map([['switches', 2]]))
})

test('another version of a kind leaves the other kinds the same objects, and may be none', () => {
  const content = storedContent()
  const help: OperatorContent['help'] = []
  content.use([switches(1, true), { kind: 'help', version: 1, content: { help } }])
  content.use([{ kind: 'switches', version: 2, content: {} }])
  expect(content.current()).toEqual({ help: [] })
  expect(content.current().help).toBe(help)
})
