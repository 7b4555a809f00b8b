import { describe, expect, it } from 'vitest'
import { compileFields } from '../compiler/index.ts'
import { atOwnField, extraFields, extraMethods, extraVerificationBody } from './extraVerification.ts'

describe('the extra question of a new address', () => {
  it('offers a choice only where there is one', () => {
    expect(extraFields([{ method: 'google' }]).map(({ name }) => name)).toEqual(['authenticatorCode'])
    expect(extraFields(extraMethods.map((method) => ({ method }))).map(({ name }) => name)).toEqual([
      'method',
      'mobileCode',
      'emailCode',
      'payeeName',
      'authenticatorCode',
    ])
  })

  it('checks and sends what belongs to the chosen way only', () => {
    const rules = compileFields(extraFields([{ method: 'mobile' }, { method: 'bankAccountName' }]))
    expect(rules.check({ method: 'mobile' })).toMatchObject([{ field: 'mobileCode', code: 'required' }])
    expect(rules.check({ method: 'bankAccountName', mobileCode: '1', payeeName: 'Sok Dara' })).toEqual([])
    expect(rules.check({ method: 'mobile', mobileCode: '12345' })).toMatchObject([{ code: 'tooShort' }])
    expect(rules.check({ method: 'email' })).toMatchObject([{ field: 'method', code: 'choice' }])
  })

  it('sends a code or a name', () => {
    expect(extraVerificationBody('google', { authenticatorCode: '246810' })).toEqual({
      method: 'google',
      verificationCode: '246810',
    })
    expect(extraVerificationBody('bankAccountName', { payeeName: 'Sok Dara' })).toEqual({
      method: 'bankAccountName',
      payeeName: 'Sok Dara',
    })
  })

  it('takes a recovery code where the app is required', () => {
    const rules = compileFields(extraFields([{ method: 'google' }]))
    expect(rules.check({ authenticatorCode: 'A7K2M-9QX3R' })).toEqual([])
    expect(extraVerificationBody('google', { authenticatorCode: '246 810' })).toEqual({
      method: 'google',
      verificationCode: '246810',
    })
  })

  it('shows what the platform says about the code at the code of the chosen way', () => {
    const refusal = {
      problems: [
        { field: 'verificationCode', code: 'wrongCode' },
        { field: 'other', code: 'x' },
      ],
      formProblem: 'Two more tries.',
    }
    expect(atOwnField('email', refusal)).toEqual({
      problems: [
        { field: 'emailCode', code: 'wrongCode' },
        { field: 'other', code: 'x' },
      ],
      formProblem: 'Two more tries.',
    })
    expect(atOwnField('email', { formProblem: 'Closed.' })).toEqual({ formProblem: 'Closed.' })
  })
})
