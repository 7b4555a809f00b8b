import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { CallDefinition } from './call.ts'
import { calls } from './index.ts'

/** Writes that no user sends from a screen by a click of their own, and what becomes of the page when they fail. */
const withoutScreen: Readonly<Record<string, string>> = {
  sessionCode: 'Another site of the operator asks for it, to send a user here: no page of ours does.',
  referralClick:
    'Sent by a link of an invitation that is open: the code is in the form, and no one waits for it.',
  exchangeSessionCode: 'Sent before a screen is there: e2e/journeys/failed-reads.spec.ts opens such a link.',
  eventTicket: 'Sent by the connection for live events: e2e/journeys/failed-reads.spec.ts lets it fail.',
}

const root = join(import.meta.dirname, '../../../..')
const tables = globSync('{packages/account/src,apps/*-site/src/testing}/write-failures/*.browser.test.tsx', {
  cwd: root,
})

it('every write that a screen sends is in a table of failures, or has a reason not to be', () => {
  expect(tables.length).toBeGreaterThan(5)
  const text = tables.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const writes = (Object.values(calls) as CallDefinition[]).filter(
    ({ method, roles }) => method !== 'GET' && roles.some((role) => role !== 'vendor' && role !== 'sandbox'),
  )
  expect(writes.length).toBeGreaterThan(50)
  // `survivesUploading` makes one and the same call, wherever it is used.
  const covered = (id: string) =>
    id === 'uploadPicture'
      ? text.includes('survivesUploading(')
      : new RegExp(`(?:call: |fail\\()${id}\\b`).test(text)
  const without = writes.filter(({ id }) => !covered(id) && !(id in withoutScreen)).map(({ id }) => id)
  expect(without).toEqual([])
  const stale = Object.keys(withoutScreen).filter((id) => !writes.some((write) => write.id === id))
  expect(stale).toEqual([])
})
