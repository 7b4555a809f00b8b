import { expect, test } from 'vitest'
import { vocabularyErrors } from './vocabulary.ts'

test.each([
  ['a comment', 'a.ts', '/** Whoever reads this. */', 'a.ts:1: “Whoever”: use users, callers, members'],
  ['a comment of a line', 'a.ts', 'const a = 1\n// It is told.', 'a.ts:2: “told”: use notified, reported'],
  [
    'a test title',
    'a.test.ts',
    "it('tells the page', run)",
    'a.test.ts:1: “tells”: use notifies, reports, returns',
  ],
  [
    'a test title behind a table',
    'a.test.ts',
    "test.each([\n  ['a', 'it'],\n])('%s tells the page', run)",
    'a.test.ts:3: “tells”: use notifies, reports, returns',
  ],
  ['an identifier', 'a.ts', 'const mostRows = 3', 'a.ts:1: “mostRows”: begin it with “max”'],
  [
    'a document',
    'docs/a.md',
    'Nobody waits.',
    'docs/a.md:1: “Nobody”: use no one, no caller, or the passive',
  ],
  [
    'a file name',
    'apps/a/told.test.ts',
    '',
    'apps/a/told.test.ts: a file is named after what is in it, not “told”',
  ],
  [
    'a folder name',
    'apps/a/paper/b.ts',
    '',
    'apps/a/paper/b.ts: a file is named after what is in it, not “paper”',
  ],
])('refuses a word in %s', (_, file, text, error) => {
  expect(vocabularyErrors(file, text)).toEqual([error])
})

test.each([
  ['a text that members read', 'const text = t`Nobody has won yet`'],
  ['a glob in a string', "const files = 'apps/*/told/*.ts'"],
  ['a longer word', '/** The untold rest of mostly foretelling. */'],
  ['a property of others', 'row.mostRows'],
])('accepts %s', (_, text) => {
  expect(vocabularyErrors('a.ts', text)).toEqual([])
})
