import { describe, expect, it } from 'vitest'
import { registerRequest } from './registerBody.ts'

const facts = {
  registerUrl: 'https://baize.example/register?referralCode=A',
  domain: 'baize.example',
  termsVersion: '2026-11',
  termsLanguage: 'km',
}
const sent = {
  ...facts,
  registerMethod: 'WEB',
  termsAccepted: true,
}

describe('what a registration sends', () => {
  it('is the fields, the facts of the page and how the terms were accepted', () => {
    const values = { username: 'sokdara1', password: 'a secret', terms: true }
    expect(registerRequest('username', values, facts, {})).toEqual({
      method: 'username',
      body: { username: 'sokdara1', password: 'a secret', ...sent },
    })
  })

  it('takes the mobile number without leading zeros for the user name, and begins the session', () => {
    const values = { mobileNum: '0012345678', countryDialingCode: '855', terms: true }
    expect(registerRequest('mobile', values, facts, {})).toEqual({
      method: 'mobile',
      body: { ...values, ...sent, terms: undefined, username: '12345678', login: true },
    })
  })

  it('names no country where no number was given', () => {
    const { body } = registerRequest('username', { username: 'a', countryDialingCode: '855' }, facts, {})
    expect(body).not.toHaveProperty('countryDialingCode')
    expect(body.termsAccepted).toBe(false)
  })

  it('carries codes of the address that have no field; what was typed wins', () => {
    const { body } = registerRequest('username', { username: 'a', referralCode: 'TYPED' }, facts, {
      affiliateCode: 'AG44',
      referralCode: 'ADDRESS',
      recommenderId: undefined,
    })
    expect(body).toMatchObject({ affiliateCode: 'AG44', referralCode: 'TYPED' })
    expect(body).not.toHaveProperty('recommenderId')
  })
})
