import { describe, expect, it } from 'vitest'
import { compileRules, type RegisterRules } from '../compiler/index.ts'
import { badInputRules } from '../testing/badInputRules.ts'
import { allFieldsRules } from './allFieldsRules.ts'
import { exampleRules } from './exampleRules.ts'
import { groupFields } from './groupFields.ts'
import { compileMethod, type RegisterSwitches, rulesOfMethod } from './registerRules.ts'

const all: RegisterSwitches = { verifyMobile: true, mobilePassword: true, captcha: true }
const names = (...args: Parameters<typeof rulesOfMethod>) =>
  compileRules(rulesOfMethod(...args)).fields.map(({ name }) => name)

describe('what a way to register requires', () => {
  it('requires name and password by user name, and for no code that cannot be sent', () => {
    expect(names('username', exampleRules, all)).toEqual([
      'username',
      'mobileNum',
      'password',
      'confirmPassword',
      'payeeName',
      'email',
    ])
    expect(names('username', allFieldsRules, all)).toContain('verificationCode')
    expect(names('username', allFieldsRules, { ...all, verifyMobile: false })).not.toContain(
      'verificationCode',
    )
  })

  it('requires number and code by mobile, and never for a user name', () => {
    expect(names('mobile', exampleRules, all).slice(0, 4)).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
    ])
    expect(names('mobile', exampleRules, { ...all, mobilePassword: false, verifyMobile: false })).toEqual([
      'mobileNum',
      'payeeName',
      'email',
    ])
  })

  it('requires no captcha that cannot be solved, and never for what the page knows', () => {
    expect(names('username', allFieldsRules, { ...all, captcha: false })).not.toContain('captcha')
    for (const method of ['username', 'mobile'] as const)
      expect(names(method, allFieldsRules, all)).not.toContain('domain')
  })

  it('demands a payment password where there is one', () => {
    const rules = {
      ...exampleRules,
      paymentPassword: { ...exampleRules.email, enabled: true },
    } as RegisterRules
    const { fields } = compileRules(rulesOfMethod('username', rules, all))
    expect(fields.find(({ name }) => name === 'paymentPassword')?.required).toBe(true)
  })

  it('survives any settings', () => {
    const strange = [
      null,
      undefined,
      [],
      'rules',
      7,
      { username: null, password: 3, mobileNum: 'x' },
      badInputRules,
    ]
    for (const rules of strange as RegisterRules[]) {
      expect(names('username', rules, all)).toEqual(expect.arrayContaining(['username', 'password']))
      expect(names('mobile', rules, all)).toEqual(expect.arrayContaining(['mobileNum', 'verificationCode']))
    }
  })
})

describe('the least age', () => {
  const compile = (today: string, minimumAge = 18) =>
    compileMethod('username', allFieldsRules, { ...all, matching: 'whole', today, minimumAge })
  const judged = (birthday: string, today: string, minimumAge?: number) =>
    compile(today, minimumAge).check({ birthday }, ['birthday'])

  it('is reached on the birthday', () => {
    expect(judged('2008-11-21', '2026-11-21')).toEqual([])
    expect(judged('2008-11-22', '2026-11-21')).toEqual([
      { field: 'birthday', code: 'tooYoung', params: { minimumAge: 18 } },
    ])
    expect(judged('11-22-2008', '2026-11-21')).toHaveLength(1)
    expect(judged('2008-11-21', '2026-11-21', 21)).toHaveLength(1)
  })

  it('comes to those of the 29th of February on the 1st of March', () => {
    expect(judged('2008-02-29', '2026-02-28')).toHaveLength(1)
    expect(judged('2008-02-29', '2026-03-01')).toEqual([])
    expect(judged('2010-02-28', '2028-02-29')).toEqual([])
    expect(judged('2010-03-01', '2028-02-29')).toHaveLength(1)
  })

  it('says nothing of what is no day, and takes its place in the order of the form', () => {
    expect(judged('', '2026-11-21')).toMatchObject([{ code: 'required' }])
    expect(judged('yesterday', '2026-11-21')).toHaveLength(1)
    const found = compile('2026-11-21').check({ birthday: '2020-01-01' })
    const order = compile('2026-11-21').fields.map(({ name }) => name)
    const at = found.map(({ field }) => order.indexOf(field))
    expect(at).toEqual(at.toSorted((one, other) => one - other))
    expect(found.map(({ field }) => field)).toContain('birthday')
    expect(compile('2026-11-21').check({ birthday: '2020-01-01' }, ['username'])).not.toContainEqual(
      expect.objectContaining({ field: 'birthday' }),
    )
  })
})

describe('the parts of a long form', () => {
  const groups = (rules: RegisterRules) => groupFields(compileRules(rules, { terms: true }).fields)

  it('keep the order of the compiler, with captcha and terms at the end', () => {
    const long = groups(allFieldsRules)
    expect(long.map(({ group }) => group)).toEqual([
      'account',
      'person',
      'contact',
      'invitation',
      'more',
      'end',
    ])
    expect(long.at(-1)?.fields.map(({ name }) => name)).toEqual(['captcha', 'terms'])
    expect(long.flatMap(({ fields }) => fields)).toEqual(compileRules(allFieldsRules, { terms: true }).fields)
  })

  it('are one where the fields are few', () => {
    expect(groups(exampleRules)).toHaveLength(1)
  })

  it('contain unknown fields', () => {
    const strange = { ...allFieldsRules, favouriteColour: { ...exampleRules.email } } as RegisterRules
    expect(
      groups(strange)
        .find(({ group }) => group === 'more')
        ?.fields.map(({ name }) => name),
    ).toContain('favouriteColour')
  })
})
