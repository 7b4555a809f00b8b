import { calls, subUserPolicy } from '@baize/api/contract'
import { expect, test } from 'vitest'
import { actionNames } from './actionNames.ts'

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

test('every action that a sub-user can be logged with on this site has a name', () => {
  const logged = Object.values(calls).filter(({ id, method }) => {
    const needed = subUserPolicy[id]
    if (needed === undefined || unrecorded.includes(id) || ofMembers.includes(id)) return false
    return method !== 'GET' || (needed !== 'view' && needed !== 'own')
  })
  expect(logged.map(({ id }) => id).filter((id) => !(id in actionNames))).toEqual([])
})
