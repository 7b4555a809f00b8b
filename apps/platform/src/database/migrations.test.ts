import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('migrations/', import.meta.url)

/** Before the first release some migrations renamed: an upgrade past one needs every process stopped (docs/operations.md). */
const renaming = [
  '0251_events_without_words.sql',
  '0313_members_key.sql',
  '0450_downline_page.sql',
  '0500_sub_user_authenticator.sql',
  '0543_standard_names.sql',
]

/** What the version before would stop at while it still runs. */
const breaking =
  /\bRENAME\b|\bDROP\s+(?:TABLE|COLUMN)\b|\bALTER\s+COLUMN\s+\w+\s+(?:SET\s+NOT\s+NULL|(?:SET\s+DATA\s+)?TYPE)\b/i

test('migrations only add, so that the version before still runs', () => {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .filter((name) => breaking.test(readFileSync(new URL(name, folder), 'utf8').replace(/--[^\n]*/g, '')))
  expect(found.sort()).toEqual(renaming)
})
