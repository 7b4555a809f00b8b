import { errorStatus } from '@baize/api/contract'
import { expect, test, vi } from 'vitest'
import { LedgerError, ledgerErrorCodes } from '../ledger/index.ts'
import { log } from '../observability/log.ts'
import { failureOf } from './failure.ts'

test.each(ledgerErrorCodes)('the ledger’s %s has a code of the catalogue, and is not our fault', (code) => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const answer = failureOf(new LedgerError(code), 'createTransfer')
  const told = JSON.parse(answer.body)
  expect(Object.keys(errorStatus)).toContain(told.code)
  expect(answer.status).toBe(errorStatus[told.code as keyof typeof errorStatus])
  expect(answer.status).toBeLessThan(500)
  expect(logged.mock.calls.length).toBe(code === 'postingsInvalid' ? 1 : 0)
  logged.mockRestore()
})
