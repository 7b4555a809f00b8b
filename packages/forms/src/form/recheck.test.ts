import { createFormControl } from 'react-hook-form'
import { describe, expect, test, vi } from 'vitest'
import { type CompiledRules, compileFields, type FieldProblem } from '../compiler/index.ts'
import { errorOf, type ProblemError } from './fieldErrors.ts'
import { LateChecks } from './lateChecks.ts'
import { rechecker } from './recheck.ts'
import { rulesResolver } from './rulesResolver.ts'
import type { FormValue, FormValues, SentValues } from './values.ts'

const rules = compileFields([
  { name: 'password', required: true, minLength: 6 },
  { name: 'confirmPassword', required: true },
  { name: 'paid', kind: 'choice', options: ['yes', 'no'] },
  { name: 'amount', kind: 'amount', required: true, when: { field: 'paid', is: ['yes'] } },
  { name: 'urgent', kind: 'checkbox', when: { field: 'paid', is: ['yes'] } },
  { name: 'reason', required: true, when: { field: 'urgent', is: ['true'] } },
])

/** A form without a page: react-hook-form's own control, as `useRulesForm` puts it together. */
function begun(compiled: CompiledRules = rules) {
  const late = new LateChecks()
  const form = createFormControl<FormValues, unknown, SentValues>({
    reValidateMode: 'onSubmit',
    defaultValues: { password: '', confirmPassword: '', paid: 'yes', amount: '' },
    resolver: rulesResolver(compiled, { late }),
  })
  const ties = new Map(compiled.fields.map(({ name }) => [name, form.register(name)]))
  const recheck = rechecker({ ...form, formState: form.control._formState }, compiled, late)
  form.subscribe({
    formState: { values: true },
    callback: ({ name, isSubmitted }) => recheck(name === undefined ? undefined : [name], isSubmitted),
  })
  return {
    form,
    sent: async () => {
      const onValid = vi.fn()
      await form.handleSubmit(onValid)()
      return onValid.mock.calls[0]?.[0] as SentValues | undefined
    },
    type: (name: string, value: FormValue) =>
      ties.get(name)?.onChange({ target: { name, value }, type: 'change' }),
    put: (values: FormValues) => form.setValues((now) => ({ ...now, ...values })),
    show: (problem: FieldProblem) => form.setError(problem.field, errorOf(problem)),
    shown: () =>
      compiled.fields.flatMap(({ name }) => {
        const error = form.getErrors(name) as ProblemError | undefined
        return error ? `${name} ${error.problem.code}` : []
      }),
  }
}

describe('when a problem is shown', () => {
  test('nothing before the form is sent, whatever is typed', async () => {
    const { type, shown } = begun()
    await type('password', 'ab')
    await type('confirmPassword', 'b')
    expect(shown()).toEqual([])
  })

  test('all when it is sent; then each is corrected or removed while the user types', async () => {
    const { sent, type, shown } = begun()
    expect(await sent()).toBeUndefined()
    expect(shown()).toHaveLength(3)
    await type('password', 'ab')
    expect(shown()).toContain('password tooShort')
    await type('password', 'abcdef')
    expect(shown()).toEqual(['confirmPassword required', 'amount required'])
  })

  test('a new one waits for the next submit, but a repeated value that comes apart does not', async () => {
    const { sent, type, put, shown } = begun()
    put({ password: 'abcdef', confirmPassword: 'abcdef', amount: '5.00' })
    expect(await sent()).toMatchObject({ password: 'abcdef', amount: '5.00' })
    await type('amount', '')
    expect(shown()).toEqual([])
    await type('password', 'abcdefg')
    expect(shown()).toEqual(['confirmPassword mismatch'])
    await type('password', 'abcdef')
    expect(shown()).toEqual([])
  })

  test('a keystroke in a valid field triggers no check', async () => {
    const check = vi.fn(rules.check)
    const { sent, type } = begun({ ...rules, check })
    await sent()
    await type('amount', '5.00')
    const asked = check.mock.calls.length
    await type('amount', '5.001')
    await type('amount', '')
    expect(check).toHaveBeenCalledTimes(asked)
  })

  test('a field that is no part of the form any more has no problem', async () => {
    const { sent, type, shown } = begun()
    await type('urgent', true)
    await sent()
    expect(shown()).toEqual(expect.arrayContaining(['amount required', 'reason required']))
    await type('paid', 'no')
    expect(shown()).toEqual(['password required', 'confirmPassword required'])
  })

  test("the platform's problem stays until its field changes, also by a program", async () => {
    const { put, type, show, shown } = begun()
    put({ password: 'abcdef' })
    show({ field: 'password', code: 'required' })
    await type('paid', 'no')
    expect(shown()).toEqual(['password required'])
    put({ password: 'ghijkl' })
    expect(shown()).toEqual([])
  })

  test('begun anew, it has neither values nor problems of before', async () => {
    const { form, sent, type, shown } = begun()
    await sent()
    form.reset({ password: 'x', confirmPassword: '', paid: 'no', amount: '' }, { keepFieldsRef: true })
    await type('confirmPassword', 'y')
    expect(form.getValues()).toMatchObject({ password: 'x', paid: 'no', confirmPassword: 'y' })
    expect(shown()).toEqual([])
  })
})

test('the resolver checks the fields that are requested, and returns the values to send', async () => {
  const { form, sent, type, shown } = begun()
  expect(await form.trigger(['amount'])).toBe(false)
  expect(shown()).toEqual(['amount required'])
  await type('password', 'abcdef')
  await type('confirmPassword', 'abcdef')
  await type('amount', '12')
  // A field of the owner's own is sent with the form as it is; one that is not on the page stays out of it.
  form.register('campaign')
  form.setValue('campaign', 'spring')
  form.setValue('forgotten', 'x')
  expect(await sent()).toEqual({
    password: 'abcdef',
    confirmPassword: 'abcdef',
    paid: 'yes',
    amount: '12',
    urgent: false,
    campaign: 'spring',
  })
})
