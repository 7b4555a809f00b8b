import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const repository = new URL('../../../../', import.meta.url)
const page = readFileSync(new URL('docs/invariants.md', repository), 'utf8')
const rows = new Map(
  [...page.matchAll(/^\| ([IFD]\d{1,2}) *\| .* \| ([^|]*?) *\|$/gm)].map(([, number = '', tests = '']) => [
    number,
    tests,
  ]),
)
const numbers = [
  ...Array.from({ length: 20 }, (_, index) => `I${index + 1}`),
  ...Array.from({ length: 18 }, (_, index) => `F${index + 1}`),
  ...Array.from({ length: 20 }, (_, index) => `D${index + 1}`),
]

/** The numbers that a file's tests name; `I1-I5` are five. */
function namedIn(file: string): Set<string> {
  const places = ['', 'apps/platform/src/', 'apps/sandbox/tests/'].map(
    (place) => new URL(place + file, repository),
  )
  const text = readFileSync(places.find((place) => existsSync(place)) ?? file, 'utf8')
  const named = new Set<string>()
  for (const [, kind, first, last] of text.matchAll(/\b([IFD])(\d{1,2})(?:-\1(\d{1,2}))?\b/g)) {
    for (let number = Number(first); number <= Number(last ?? first); number += 1)
      named.add(`${kind}${number}`)
  }
  return named
}

describe('docs/invariants.md', () => {
  test('has a row for each invariant, each fault and each danger, in order', () => {
    expect([...rows.keys()]).toEqual(numbers)
  })

  test.each(numbers)('what it says of %s is true', (number) => {
    const files = [...(rows.get(number) ?? '').matchAll(/`([^`]+\.tsx?)`/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(namedIn(file), file).toContain(number)
  })
})
