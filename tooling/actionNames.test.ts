import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calls, subUserPolicy } from '../packages/api/src/contract/index.ts'

const names = readFileSync(
  join(import.meta.dirname, '../apps/agent-site/src/features/sub-users/actionNames.ts'),
  'utf8',
)
const named = new Set(Array.from(names.matchAll(/^ {2}(\w+)[,:]/gm), ([, id]) => id))

/** What is not in the log: apps/platform/src/sub-users/actions.ts. */
const unrecorded = [
  ...['authenticatorSecret', 'eventTicket', 'payPlan', 'previewOffer'],
  ...['hourSalaryProcessing', 'realtimeSalaryProcessing'],
]

/** Pages that only the members' site has. */
const ofMembers = [
  ...['walletTransfer', 'launchGame', 'addFavourite', 'removeFavourite'],
  ...['applyForPromotion', 'claimPromotion'],
]

test('every action that a sub-user can be logged with on the agents’ site has a name', () => {
  const logged = Object.values(calls).filter(({ id, method }) => {
    const needed = subUserPolicy[id]
    if (needed === undefined || unrecorded.includes(id) || ofMembers.includes(id)) return false
    return method !== 'GET' || (needed !== 'view' && needed !== 'own')
  })
  expect(logged.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([])
})
