import { reportOf, runConformance, unseenCalls } from '@baize/api/conformance'
import { type CallDefinition, calls } from '@baize/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listener, listen } from '../hosting/listen.ts'
import { makeApi } from '../http/api.ts'
import { handlers, preparations } from '../http/handlers.ts'
import { vendorKey } from '../http/signature.ts'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

let platform: TestPlatform
let listener: Listener
beforeAll(async () => {
  platform = await startTestPlatform()
  const ports = { ...platform.settings.ports, platform: 0 }
  listener = await listen('platform', { ...platform.settings, ports })
  const app = makeApi(platform.platform, { handlers, preparations })
  listener.serve((request, env) => app.fetch(request, env))
})
afterAll(async () => {
  await listener.close(0)
  await platform.close()
})

/** Codes that only the person's telephone, mailbox or authenticator knows. */
const codes = [
  'loginVerificationCode',
  'loginVerification',
  'registerMobile',
  'resetPasswordByMobile',
  'verifyMobile',
  'verifyEmail',
  'connectAuthenticator',
  'removeAuthenticator',
  'completePassword',
]

/** What needs a password to be changed, a cookie of before, a file, or points, bets and moments that are not there yet. */
const states = [
  'loginRemembered',
  'changePassword',
  'changePaymentPassword',
  'uploadPicture',
  'confirmWithdrawal',
  'confirmLimit',
  'withdrawLimitChange',
  'escalateCase',
  'redeemPromoCode',
  'convertPoints',
  'redeemPoints',
  'claimPromotion',
  'claimRebate',
  'walletTransfer',
  'walletTransferDetail',
  'betDetail',
  'seamlessBalance',
  'seamlessBet',
  'seamlessWin',
  'seamlessRollback',
]

/** What needs a contract or a bill between two accounts that the kit is given. */
const agents = [
  'transferUpline',
  'answerTransferRequest',
  'contractDetail',
  'contractPreview',
  'previewOffer',
  'offerContract',
  'acceptContract',
  'rejectContract',
  'requestTermination',
  'answerTermination',
  'billDetail',
  'billMembers',
  'billSlots',
  'billBets',
  'answerBill',
]

test('the kit sees a success of every call but these, and says which it did not see', async () => {
  const account = (name: string) => ({ account: name, password: 'Baize-Demo-1' })
  const results = await runConformance({
    url: `http://127.0.0.1:${listener.port}`,
    accounts: {
      member: account('dara2026'),
      otherMember: account('vibol2026'),
      agent: account('sokha2026'),
    },
    vendor: { code: 'BAIZE', key: vendorKey(platform.platform.secrets, 'BAIZE') },
    slowest: 10_000,
    checks: ['shape'],
  })
  const ofSandbox = (id: string) => (calls as Record<string, CallDefinition>)[id]?.roles.includes('sandbox')
  const unseen = unseenCalls(results)
  const known = new Set([...codes, ...states, ...agents])
  expect(unseen.filter((id) => !ofSandbox(id) && !known.has(id))).toEqual([])
  expect(known.size).toBeLessThanOrEqual(44)
  const report = reportOf(results)
  expect(report).toContain(`; ${unseen.length} calls not seen`)
  expect(report).toMatch(/^not seen betDetail /m)
  expect(report).toMatch(/^ok {7}launchGame /m)
}, 120_000)
