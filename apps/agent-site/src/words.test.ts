import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const src = import.meta.dirname
const locales = join(src, '../locales')
const rooms = readdirSync(src).filter((room) => existsSync(join(src, room, 'messages.ts')))

/** The messages of a catalogue, each with the files that contain it. */
function saidIn(room: string): { key: string; files: string[] }[] {
  const text = readFileSync(join(locales, room, 'en.po'), 'utf8')
  return text.split('\n\n').flatMap((entry) => {
    const key = /(?:msgctxt .*\n)?msgid [\s\S]*(?=\nmsgstr)/.exec(entry)?.[0]
    const files = [...entry.matchAll(/^#: (\S+)/gm)].map(([, file = '']) => file)
    return key ? [{ key, files }] : []
  })
}

/** The frame around every feature: its messages are loaded before a feature is opened. */
const around = ['.', 'centre', 'team-overview']
const known = new Set(around.flatMap(saidIn).map(({ key }) => key))

/** Features whose catalogue is loaded with that of another (centre/screens.tsx). */
const joined: Readonly<Record<string, readonly string[]>> = {
  reports: ['tables'],
  'team-members': ['tables'],
}

test('what a feature imports from another has no message that only the other’s catalogue contains', () => {
  const unsaid: string[] = []
  for (const room of rooms.filter((each) => !around.includes(each))) {
    const own = new Set(saidIn(room).map(({ key }) => key))
    for (const file of globSync(`${room}/**/*.{ts,tsx}`, { cwd: src, exclude: ['**/*.{stories,test}.*'] })) {
      const taken = readFileSync(join(src, file), 'utf8').matchAll(
        /^(?:import|export) (?!type\b)[^']*? from '(\.\.\/[^']+)'/gm,
      )
      for (const [, path = ''] of taken) {
        const from = join(dirname(file), path)
        const other = from.split('/')[0] ?? ''
        if (other === room || !rooms.includes(other) || [...around, ...(joined[room] ?? [])].includes(other))
          continue
        for (const { key, files } of saidIn(other))
          if (files.some((each) => each.endsWith(`src/${from}`)) && !own.has(key) && !known.has(key))
            unsaid.push(`${file} shows ${key} of ${from}`)
      }
    }
  }
  expect(unsaid).toEqual([])
})
