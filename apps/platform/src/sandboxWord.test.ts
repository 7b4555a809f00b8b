import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Where the word may be, by the reason. What is the sandbox's own is in apps/sandbox (docs/decisions/0142). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'calls that the contract opens to the role, and their ids': [
    ...['audit/auditedCall.ts', 'audit/auditedCalls.ts', 'extensions.ts'],
    ...['http/api.ts', 'http/guard.ts', 'http/implement.ts'],
  ],
  'fields and paths of the contract': ['deposits/methods.ts', 'hosting/site.ts', 'system/handlers.ts'],
  'production refuses to start one': [
    'deploy.test.ts',
    'main.test.ts',
    'production.test.ts',
    'production.ts',
  ],
  'a directive of content-security policies': ['exports/download.ts', 'uploads/pages.ts'],
  'tests of all that is in one database': [
    ...['database/portability/sources.ts', 'database/testingColumns.ts'],
    ...['closure/personalData.test.ts', 'held-data/everyTable.test.ts', 'sandboxWord.test.ts'],
  ],
  'fictional people of the chat': ['chat/models.ts', 'chat/moderation.ts', 'chat/replies.ts'],
}
const files = new Set(Object.values(allowed).flat())

const isRefused = (file: string, text: string): boolean => /sandbox/i.test(text) && !files.has(file)

test('the platform names the sandbox only where it has to', () => {
  const sources = globSync('**/*.ts', { cwd: import.meta.dirname })
  expect(sources.length).toBeGreaterThan(300)
  const refused = sources.filter((file) =>
    isRefused(file, readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  expect(refused).toEqual([])
})

test.each(["selectFrom('sandbox_result')", 'const sandboxLanguage = 1', '// The Sandbox'])(
  'a planted %s is refused',
  (planted) => {
    expect(isRefused('games/lottery.ts', planted)).toBe(true)
    expect(isRefused('production.ts', planted)).toBe(false)
  },
)
