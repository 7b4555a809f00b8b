import { describe, expect, it } from 'vitest'
import { compileFields } from '../compiler/index.ts'
import { accountFields, accountRequest } from './account.ts'
import { generatePassword } from './generatePassword.ts'

const rates = [{ id: 'slots', name: 'Rebate for slots', max: '1.2' }]
const values = { accountType: 'agent', username: 'sokdara1', passwordWay: 'generated', rate_slots: '0.8' }

describe('the request of an account', () => {
  it('has the generated password, or the typed one', () => {
    expect(accountRequest(values, 'Kq7#made')).toEqual({
      accountType: 'agent',
      username: 'sokdara1',
      password: 'Kq7#made',
      rates: { slots: '0.8' },
    })
    const typed = { ...values, passwordWay: 'typed', password: 'typed-one', nickname: 'Dara' }
    expect(accountRequest(typed, 'Kq7#made')).toMatchObject({ password: 'typed-one', nickname: 'Dara' })
  })

  it('no rate is above the own one, and a password is only required where it is typed', () => {
    const rules = compileFields(accountFields(rates))
    expect(rules.check(values)).toEqual([])
    expect(rules.check({ ...values, rate_slots: '1.21' }).map(({ code }) => code)).toEqual(['rateTooHigh'])
    expect(rules.check({ ...values, passwordWay: 'typed' }).map(({ field }) => field)).toEqual(['password'])
  })
})

describe('a generated password', () => {
  it('begins with a letter, has a small letter, a digit and a sign, and nothing that is misread', () => {
    const made = Array.from({ length: 500 }, () => generatePassword())
    for (const password of made) {
      expect(password).toHaveLength(14)
      expect(password).toMatch(/^(?=[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[#!%+=?@])[^0O1Il]+$/)
    }
    expect(new Set(made).size).toBe(500)
  })
})
