import { ApiError } from '@baize/api'
import { describe, expect, it } from 'vitest'
import { options } from '../withdraw/samples.ts'
import { underPolicy } from './policy.ts'
import { usualAnswers } from './usualAnswers.ts'

describe('a scripted platform keeps to its policy profile', () => {
  it('says the standard answers as they are written', () => {
    expect(underPolicy('standard', usualAnswers)).toBe(usualAnswers)
  })

  it('under the regulated profile ticks no terms and never takes silence for a receipt', () => {
    const answers = underPolicy('regulated', { ...usualAnswers, withdrawalOptions: options })
    expect(answers.permission).toMatchObject({ policyProfile: 'regulated', merchantCode: 'baize' })
    expect(answers.withdrawalOptions).toEqual({ ...options, autoConfirmMinutes: null })
    expect(answers.balance).toBe(usualAnswers.balance)
  })

  it('answers nothing that was not answered, and keeps failures', () => {
    const failure = new ApiError('network')
    const answers = underPolicy('regulated', { permission: failure, registerSettings: 'never' })
    expect(answers).toEqual({ permission: failure, registerSettings: 'never' })
  })
})
