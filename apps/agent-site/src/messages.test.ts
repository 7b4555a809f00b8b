import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const src = import.meta.dirname
const locales = join(src, '../locales')
const folders = new Map(
  globSync('{app,features,shared}/*/messages.ts', { cwd: src }).map((file) => [
    basename(dirname(file)),
    dirname(file),
  ]),
)

/** The messages of a catalogue, each with the files that use it. */
function messagesOf(feature: string): { key: string; files: string[] }[] {
  const text = readFileSync(join(locales, feature, 'en.po'), 'utf8')
  return text.split('\n\n').flatMap((entry) => {
    const key = /(?:msgctxt .*\n)?msgid [\s\S]*(?=\nmsgstr)/.exec(entry)?.[0]
    const files = [...entry.matchAll(/^#: (\S+)/gm)].map(([, file = '']) => file)
    return key ? [{ key, files }] : []
  })
}

/** Catalogues that are loaded before a screen is opened. */
const around = ['.', 'centre', 'parts']
const known = new Set(around.flatMap(messagesOf).map(({ key }) => key))

/** Features, and screens, whose catalogue is loaded with that of another (app/centre/screens.tsx). */
const joined: Readonly<Record<string, readonly string[]>> = {
  'bills/IncomeScreen.tsx': ['tables'],
  reports: ['tables'],
  'team-members': ['tables'],
}

test('what a feature imports from another shows no message of the other’s catalogue alone', () => {
  const missing: string[] = []
  for (const [feature, folder] of folders) {
    if (around.includes(feature)) continue
    const own = new Set(messagesOf(feature).map(({ key }) => key))
    for (const file of globSync(`${folder}/**/*.{ts,tsx}`, {
      cwd: src,
      exclude: ['**/*.{stories,test}.*'],
    })) {
      const taken = readFileSync(join(src, file), 'utf8').matchAll(
        /^(?:import|export) (?!type\b)[^']*? from '(\.\.\/[^']+)'/gm,
      )
      for (const [, path = ''] of taken) {
        const from = join(dirname(file), path)
        const other = from.split('/')[1] ?? ''
        if (
          other === feature ||
          !folders.has(other) ||
          [
            ...around,
            ...(joined[feature] ?? []),
            ...(joined[file.split('/').slice(1).join('/')] ?? []),
          ].includes(other)
        )
          continue
        for (const { key, files } of messagesOf(other))
          if (files.some((each) => each.endsWith(`src/${from}`)) && !own.has(key) && !known.has(key))
            missing.push(`${file} shows ${key} of ${from}`)
      }
    }
  }
  expect(missing).toEqual([])
})
