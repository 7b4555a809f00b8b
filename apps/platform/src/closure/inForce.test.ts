import { calls } from '@baize/api/contract'
import { expect, test } from 'vitest'
import { auditSubject } from '../audit/auditedCalls.ts'
import { refusedWhileClosing } from './inForce.ts'

/** What settles an account that is to be closed, or takes money from it. */
const allowed: ReadonlySet<string> = new Set([
  ...['createWithdrawal', 'confirmWithdrawal', 'cancelWithdrawal', 'createTransfer', 'transferUpline'],
  ...[
    'answerTransferRequest',
    'payBills',
    'collectBills',
    'answerBill',
    'writeDispute',
    'setAutomaticPayment',
  ],
  ...['rejectContract', 'requestTermination', 'answerTermination', 'cancelBonus'],
  // Refused in its handler where it leads to a vendor.
  'walletTransfer',
])

test('each call of members that moves money is refused while the account is to be closed, or settles something', () => {
  const ofMembers = Object.values(calls).filter(
    (call) =>
      auditSubject(call) === 'money' && call.roles.some((role) => role === 'member' || role === 'agent'),
  )
  expect(ofMembers.length).toBeGreaterThan(20)
  const undecided = ofMembers.filter(({ id }) => !refusedWhileClosing.has(id) && !allowed.has(id))
  expect(undecided.map(({ id }) => id)).toEqual([])
  expect([...refusedWhileClosing].filter((id) => !(id in calls) || allowed.has(id))).toEqual([])
})
