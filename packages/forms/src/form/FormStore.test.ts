import { describe, expect, test, vi } from 'vitest'
import { compileFields } from '../compiler/index.ts'
import { FormStore } from './FormStore.ts'
import { LateChecks } from './lateChecks.ts'

const compiled = compileFields([
  { name: 'password', required: true, minLength: 6 },
  { name: 'confirmPassword', required: true },
  { name: 'paid', kind: 'choice', options: ['yes', 'no'] },
  { name: 'amount', kind: 'amount', required: true, when: { field: 'paid', is: ['yes'] } },
  { name: 'urgent', kind: 'checkbox', when: { field: 'paid', is: ['yes'] } },
  { name: 'reason', required: true, when: { field: 'urgent', is: ['true'] } },
])
const begun = () =>
  new FormStore(
    { password: '', confirmPassword: '', paid: 'yes', amount: '' },
    () => compiled,
    new LateChecks(),
  )
const shown = (form: FormStore) => [...form.problems().values()].map(({ field, code }) => `${field} ${code}`)
const submit = (form: FormStore) => {
  form.attempt()
  return form.check()
}

describe('when a problem is shown', () => {
  test('nothing before the form is sent, whatever is typed', () => {
    const form = begun()
    form.type('password', 'ab')
    form.type('confirmPassword', 'b')
    expect(shown(form)).toEqual([])
  })

  test('all when it is sent; then each is put right or taken away while a person types', () => {
    const form = begun()
    expect(submit(form)).toHaveLength(3)
    form.type('password', 'ab')
    expect(shown(form)).toContain('password tooShort')
    form.type('password', 'abcdef')
    expect(shown(form)).toEqual(['confirmPassword required', 'amount required'])
  })

  test('a new one waits for the next submit, but a repeated value that comes apart does not', () => {
    const form = begun()
    form.put({ password: 'abcdef', confirmPassword: 'abcdef', amount: '5.00' })
    expect(submit(form)).toEqual([])
    form.type('amount', '')
    expect(shown(form)).toEqual([])
    form.type('password', 'abcdefg')
    expect(shown(form)).toEqual(['confirmPassword mismatch'])
    form.type('password', 'abcdef')
    expect(shown(form)).toEqual([])
  })

  test('a key in a field that is right asks for no check', () => {
    const check = vi.fn(compiled.check)
    const form = new FormStore({ password: '', amount: '' }, () => ({ ...compiled, check }), new LateChecks())
    submit(form)
    form.type('amount', '5.00')
    const asked = check.mock.calls.length
    form.type('amount', '5.001')
    form.type('amount', '')
    expect(check).toHaveBeenCalledTimes(asked)
  })

  test('a field that is no part of the form any more has no problem', () => {
    const form = begun()
    form.type('urgent', true)
    submit(form)
    expect(shown(form)).toEqual(expect.arrayContaining(['amount required', 'reason required']))
    form.type('paid', 'no')
    expect(shown(form)).toEqual(['password required', 'confirmPassword required'])
  })

  test("the platform's problem stays until its field changes, also by a program", () => {
    const form = begun()
    form.put({ password: 'abcdef' })
    form.show([{ field: 'password', code: 'required' }])
    form.type('paid', 'no')
    expect(shown(form)).toEqual(['password required'])
    form.put({ password: 'ghijkl' })
    expect(shown(form)).toEqual([])
  })

  test('begun anew, it has neither values nor problems of before', () => {
    const form = begun()
    submit(form)
    form.begin({ password: 'x', confirmPassword: '', paid: 'no', amount: '' })
    form.type('confirmPassword', 'y')
    expect(form.values).toMatchObject({ password: 'x', paid: 'no', confirmPassword: 'y' })
    expect(shown(form)).toEqual([])
  })
})

test('who listens is told of each change, and a problem that stays is the same object', () => {
  const form = begun()
  submit(form)
  const before = form.problems().get('amount')
  const told = vi.fn()
  const stop = form.subscribe(told)
  form.type('password', 'a')
  expect(told).toHaveBeenCalledTimes(1)
  expect(form.check().length).toBe(3)
  expect(form.problems().get('amount')).toBe(before)
  stop()
  form.type('password', 'ab')
  expect(told).toHaveBeenCalledTimes(2)
})
