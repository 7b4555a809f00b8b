import { describe, expect, test } from 'vitest'
import { compileFields, type FieldRule, holds, normaliseValue } from './index.ts'

/** The problem of one value, as its code and the parameter that its message needs. */
function told(rule: Omit<FieldRule, 'name'>, value: unknown, others: Record<string, unknown> = {}) {
  const [problem] = compileFields([{ name: 'value', ...rule }]).check({ ...others, value })
  return problem && [problem.code, ...Object.values(problem.params ?? {})].join(' ')
}

describe('limits of hand-declared fields', () => {
  const points = { kind: 'number', minNumber: 5, maxNumber: 1000 } as const
  const rebate = { kind: 'rate', minAmount: '0.5', maxAmount: '12.25' } as const
  const stay = { kind: 'date', minDate: '2026-02-28', maxDate: '2028-02-29' } as const
  const proof = { kind: 'images', required: true, minCount: 2, maxCount: 3 } as const
  const money = { kind: 'amount', minAmount: '0.30', maxAmount: '5000.0001' } as const
  const game = { kind: 'choice', options: ['slots', 'live'] } as const

  test.each<[Omit<FieldRule, 'name'>, unknown, string | undefined]>([
    [points, '5', undefined],
    [points, '១០០០', undefined],
    [points, '1,000', undefined],
    [points, ' １２ ', undefined],
    [points, '4', 'numberTooLow 5'],
    [points, '-4', 'numberTooLow 5'],
    [points, '1001', 'numberTooHigh 1000'],
    [points, '1.5', 'number'],
    [points, '1,5', 'number'],
    [points, '1e3', 'number'],
    [points, '0x10', 'number'],
    [points, '9'.repeat(16), 'number'],
    [points, 7, 'characters'],
    [points, '', undefined],
    [{ kind: 'number' }, '-1', 'number'],
    [{ kind: 'number', required: true }, '', 'required'],

    [rebate, '0.5', undefined],
    [rebate, '12.25%', undefined],
    [rebate, '٣٫٥٪', undefined],
    [rebate, '0.49', 'rateTooLow 0.5'],
    [rebate, '12.26', 'rateTooHigh 12.25'],
    [rebate, '1.234', 'rate'],
    [rebate, '1,5', 'rate'],
    [rebate, '-1', 'rate'],
    [rebate, '1000', 'rate'],

    [money, '1,234.50', 'amount'],
    [money, '1,234', 'amount'],
    [money, '1 234', 'amount'],
    [money, '4,50', 'amount'],
    [money, '1.005', 'amount'],
    [money, '5000.01', 'amountTooHigh 5000.0001'],
    [money, '0.29', 'amountTooLow 0.30'],

    [stay, '2026-02-28', undefined],
    [stay, '2028-02-29', undefined],
    [stay, '២០២៧-០១-៣១', undefined],
    [stay, '2026-02-27', 'dateTooEarly 2026-02-28'],
    [stay, '2028-03-01', 'dateTooLate 2028-02-29'],
    [stay, '2027-02-29', 'date'],
    [stay, '2027-13-01', 'date'],
    [stay, '27-01-31', 'date'],
    [stay, '2027-1-31', 'date'],
    [stay, '2027-01-31T00:00', 'date'],

    [proof, [{}, {}], undefined],
    [proof, [null, 'x', 3], undefined],
    [proof, [], 'required'],
    [proof, undefined, 'required'],
    [proof, [{}], 'tooFewImages 2'],
    [proof, [{}, {}, {}, {}], 'tooManyImages 3'],
    [proof, 'picture.png', 'characters'],
    [proof, { length: 2 }, 'characters'],
    [{ ...proof, required: false }, [], undefined],

    [game, 'live', undefined],
    [game, 'fish', 'choice'],
    [game, 'toString', 'choice'],
    [{ ...game, required: true }, '', 'required'],

    [{ kind: 'longText', minLength: 4, maxLength: 5 }, ' ab\r\nc ', undefined],
    [{ kind: 'longText', maxLength: 3 }, 'ab\r\nc', 'tooLong 3'],
    [{ kind: 'longText', minLength: 5 }, 'ab\r\nc', 'tooShort 4 5'],
    [{ kind: 'longText', required: true }, ' \r\n ', 'required'],
  ])('%o of %j: %s', (rule, value, expected) => {
    expect(told(rule, value)).toBe(expected)
  })

  test('line breaks are one character on every system', () => {
    const read = normaliseValue({ kind: 'longText' }, ' one\r\ntwo\rthree\n\nfour\n')
    expect(read).toBe('one\ntwo\nthree\n\nfour')
    expect(normaliseValue({ kind: 'longText' }, read)).toBe(read)
  })
})

describe('fields that look at another one', () => {
  const passwords = compileFields([
    { name: 'oldPassword', required: true },
    { name: 'newPassword', required: true, minLength: 4, unlike: 'oldPassword' },
    { name: 'confirmNewPassword', required: true },
  ])
  const transfer = compileFields([
    { name: 'balance', kind: 'amount' },
    { name: 'amount', kind: 'amount', required: true, maxAmount: '500', atMost: 'balance' },
  ])
  const codes = (form: typeof passwords, values: Record<string, unknown>, names?: string[]) =>
    form.check(values, names).map(({ field, code, params }) => `${field} ${code} ${params?.maxAmount ?? ''}`)

  test('must differ from it, however it was typed', () => {
    const values = { oldPassword: 'e\u0301te', newPassword: 'été', confirmNewPassword: 'été' }
    expect(codes(passwords, values)).toEqual(['newPassword tooShort '])
    const longer = { oldPassword: 'e\u0301te1', newPassword: 'éte1', confirmNewPassword: 'éte1' }
    expect(codes(passwords, longer)).toEqual(['newPassword same '])
    expect(codes(passwords, longer, ['oldPassword'])).toEqual(['newPassword same '])
    expect(codes(passwords, { oldPassword: '' }, ['oldPassword'])).toEqual(['oldPassword required '])
  })

  test('must not exceed its amount, once that is one', () => {
    expect(codes(transfer, { balance: '99.99', amount: '100' })).toEqual(['amount amountTooHigh 99.99'])
    expect(codes(transfer, { balance: '100', amount: '100' })).toEqual([])
    expect(codes(transfer, { balance: '1000', amount: '501' })).toEqual(['amount amountTooHigh 500'])
    expect(codes(transfer, { balance: '', amount: '400' })).toEqual([])
    expect(codes(transfer, { balance: '5', amount: '100' }, ['balance'])).toEqual(['amount amountTooHigh 5'])
    expect(codes(transfer, { balance: '5', amount: '' }, ['balance'])).toEqual([])
  })

  test('are required only while it says so', () => {
    const form = compileFields([
      { name: 'receipt', kind: 'choice', required: true, options: ['all', 'partly', 'none'] },
      { name: 'remaining', kind: 'amount', required: true, when: { field: 'receipt', is: ['partly'] } },
      { name: 'proof', kind: 'images', required: true, when: { field: 'receipt', is: ['partly', 'none'] } },
      { name: 'again', kind: 'checkbox', when: { field: 'receipt', is: ['none'] } },
      { name: 'reason', required: true, when: { field: 'again', is: ['true'] } },
    ])
    const shown = (values: Record<string, unknown>) =>
      form.fields.filter((field) => holds(field, values)).map(({ name }) => name)
    expect(codes(form, {})).toEqual(['receipt required '])
    expect(shown({})).toEqual(['receipt'])
    expect(codes(form, { receipt: ' partly ' })).toEqual(['remaining required ', 'proof required '])
    expect(codes(form, { receipt: 'all', remaining: 'no amount', proof: [] })).toEqual([])
    expect(shown({ receipt: 'none', again: true })).toEqual(['receipt', 'proof', 'again', 'reason'])
    // The deciding field is itself no longer shown.
    expect(shown({ receipt: 'all', again: true })).toEqual(['receipt'])
    expect(codes(form, { receipt: 'partly', remaining: '-' }, ['receipt'])).toEqual(['remaining amount '])
    expect(codes(form, { receipt: 'partly', proof: [] }, ['receipt'])).toEqual([])
  })

  test('must come after it', () => {
    const later = [{ name: 'one', when: { field: 'two', is: ['x'] } }, { name: 'two' }]
    expect(() => compileFields(later)).toThrow('"one" depends on "two"')
  })
})
