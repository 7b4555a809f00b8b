import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CallDefinition, calls } from '@baize/api/contract'
import { expect, test } from '@playwright/test'

/** Writes that no person sends from a page by a press of their own, and what becomes of the page when they fail. */
const nobodyPresses: Readonly<Record<string, string>> = {
  sessionCode: 'Another site of the operator asks for it, to send somebody here: no page of ours does.',
  referralClick:
    'Sent by a link of an invitation that is open: the code is in the form, and nobody waits for it.',
}

/** The journeys under faults, as text. */
const journeys = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.spec.ts') && name !== 'every-write.spec.ts')
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .filter((text) => /survives(Sending|Pressing)|spoil\(/.test(text))
  .join('\n')

test('each write that a page sends has its journey under six faults, or a reason', () => {
  const writes = (Object.values(calls) as CallDefinition[]).filter(
    ({ method, roles }) => method !== 'GET' && roles.some((role) => role !== 'vendor' && role !== 'sandbox'),
  )
  expect(writes.length).toBeGreaterThan(50)
  const named = (id: string) => new RegExp(`(?:call: |, )${id}\\b`).test(journeys)
  const without = writes.filter(({ id }) => !named(id) && !(id in nobodyPresses)).map(({ id }) => id)
  expect(without).toEqual([])
  expect(
    Object.keys(nobodyPresses).filter((id) => named(id) || !writes.some((write) => write.id === id)),
  ).toEqual([])
})
