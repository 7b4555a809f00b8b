import * as ui from '@baize/ui'
import { expect, it } from 'vitest'
import { readChoiceLists } from './choiceLists.ts'

it('reads the lists of choices as the components have them', () => {
  const read = readChoiceLists()
  const exported = Object.entries(ui as Readonly<Record<string, unknown>>).filter(
    (entry): entry is [string, readonly unknown[]] =>
      Array.isArray(entry[1]) && entry[1].every((item) => typeof item === 'string'),
  )
  expect(exported.length).toBeGreaterThan(20)
  for (const [name, list] of exported) expect(read[name], name).toEqual(list)
})
