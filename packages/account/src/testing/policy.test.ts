import { ApiError } from '@baize/api'
import { defaultAnswers, underPolicy } from '@baize/site/testing'
import { describe, expect, it } from 'vitest'
import { sampleContract, sampleInfo, sampleRealtime } from '../contracts/testing/fixtures.ts'
import { options } from '../withdraw/testing/fixtures.ts'

const contractRows = { rows: [sampleContract(), sampleRealtime], page: { next: null } }

describe('a scripted platform keeps to its policy profile', () => {
  it('returns the default responses as they are written', () => {
    expect(underPolicy('standard', defaultAnswers)).toBe(defaultAnswers)
  })

  it('under the regulated profile ticks no terms and never takes silence for a receipt', () => {
    const answers = underPolicy('regulated', { ...defaultAnswers, withdrawalOptions: options })
    expect(answers.permission).toMatchObject({ policyProfile: 'regulated', merchantCode: 'baize' })
    expect(answers.withdrawalOptions).toEqual({ ...options, autoConfirmMinutes: null })
    expect(answers.balance).toBe(defaultAnswers.balance)
  })

  it('under the regulated profile says nothing of salaries, whatever makes the response', () => {
    const answers = underPolicy('regulated', { contractInfo: sampleInfo, contracts: () => contractRows })
    expect(answers.contractInfo).toMatchObject({ contract: true, dailySalary: false, realtimeSalary: false })
    expect(answers.contractInfo).toMatchObject({ rates: [{ kind: 'dividend' }], divtypereq: 'newContract' })
    const said = answers.contracts
    expect(typeof said === 'function' && said({})).toMatchObject({ rows: [{ kind: 'dividend' }] })
  })

  it('adds no response where there was none, and keeps failures', () => {
    const failure = new ApiError('network')
    const answers = underPolicy('regulated', { permission: failure, registerSettings: 'never' })
    expect(answers).toEqual({ permission: failure, registerSettings: 'never' })
  })
})
