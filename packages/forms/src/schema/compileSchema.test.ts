import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as full from 'zod'
import * as z from 'zod/mini'
import { compileFields, type FieldRule } from '../compiler/index.ts'
import { compileSchema, type FieldMeta, type FormSchema, fieldsOfSchema } from './index.ts'

const ruleOf = (field: z.core.$ZodType, registry?: z.core.$ZodRegistry<FieldMeta>) => {
  const [rule] = fieldsOfSchema(z.object({ field }) as FormSchema, { registry })
  return rule
}

/** As TypeScript compiles an enum of numbers. */
const Level = { Low: 0, High: 1, 0: 'Low', 1: 'High' } as const

describe('a field of a schema', () => {
  it.each<[name: string, full: z.core.$ZodType, mini: z.core.$ZodType, rule: Partial<FieldRule>]>([
    ['a text', full.string(), z.string(), {}],
    [
      'lengths',
      full.string().min(2).max(9),
      z.string().check(z.minLength(2), z.maxLength(9)),
      { minLength: 2, maxLength: 9 },
    ],
    ['one length', full.string().length(6), z.string().check(z.length(6)), { minLength: 6, maxLength: 6 }],
    [
      'the narrower of two lengths',
      full.string().min(2).min(4).max(9).max(8),
      z.string().check(z.minLength(4), z.minLength(2), z.maxLength(8), z.maxLength(9)),
      { minLength: 4, maxLength: 8 },
    ],
    [
      'a pattern',
      full.string().regex(/^[A-Z]{2}\d+$/),
      z.string().check(z.regex(/^[A-Z]{2}\d+$/)),
      { acceptedPattern: '^[A-Z]{2}\\d+$' },
    ],
    ['a part of a text', full.string().regex(/a+/), z.string().check(z.regex(/a+/)), {}],
    ['flags', full.string().regex(/^a$/i), z.string().check(z.regex(/^a$/i)), {}],
    ['either of two', full.string().regex(/^a|b$/), z.string().check(z.regex(/^a|b$/)), {}],
    [
      'an e-mail address',
      full.email(),
      z.email(),
      { kind: 'email', inputMode: 'email', autocomplete: 'email', acceptedPattern: '*', patternId: 4 },
    ],
    [
      'an e-mail address as a check',
      full.string().check(full.email()),
      z.string().check(z.email()),
      { kind: 'email', inputMode: 'email', autocomplete: 'email', acceptedPattern: '*', patternId: 4 },
    ],
    ['a day', full.iso.date(), z.iso.date(), { kind: 'date', inputMode: 'numeric' }],
    [
      'a date',
      full.date().min(new Date('2020-01-02')).max(new Date('2030-12-31')),
      z.date().check(z.minimum(new Date('2020-01-02')), z.maximum(new Date('2030-12-31'))),
      { kind: 'date', minDate: '2020-01-02', maxDate: '2030-12-31' },
    ],
    ['an IBAN', full.iban(), z.iban(), { grouped: true }],
    [
      'a whole number',
      full.int().min(1).max(9),
      z.int().check(z.minimum(1), z.maximum(9)),
      { kind: 'number', inputMode: 'numeric', minNumber: 1, maxNumber: 9 },
    ],
    [
      'a whole number between',
      full.number().int().gt(0).lt(10),
      z.int().check(z.gt(0), z.lt(10)),
      { kind: 'number', inputMode: 'numeric', minNumber: 1, maxNumber: 9 },
    ],
    [
      'steps',
      full.number().multipleOf(5).min(0),
      z.number().check(z.multipleOf(5), z.minimum(0)),
      { kind: 'number', inputMode: 'numeric', minNumber: 0, step: 5 },
    ],
    ['yes or no', full.boolean(), z.boolean(), { kind: 'checkbox', required: false }],
    ['yes', full.literal(true), z.literal(true), { kind: 'checkbox' }],
    ['a choice', full.enum(['a', 'b']), z.enum(['a', 'b']), { kind: 'select', options: ['a', 'b'] }],
    ['numbers of an enum', full.enum(Level), z.enum(Level), { kind: 'select', options: ['0', '1'] }],
    ['literals', full.literal([1, 2]), z.literal([1, 2]), { kind: 'select', options: ['1', '2'] }],
    [
      'a union of literals',
      full.union([full.literal('x'), full.enum(['y', 'z'])]),
      z.union([z.literal('x'), z.enum(['y', 'z'])]),
      { kind: 'select', options: ['x', 'y', 'z'] },
    ],
    ['optional', full.string().optional(), z.optional(z.string()), { required: false }],
    ['with a default', full.string().default('a'), z._default(z.string(), 'a'), { required: false }],
    [
      'not optional after all',
      full.string().optional().nonoptional(),
      z.nonoptional(z.optional(z.string())),
      {},
    ],
    ['nullable', full.string().nullable(), z.nullable(z.string()), { required: false }],
    [
      'read only',
      full.string().max(3).readonly(),
      z.readonly(z.string().check(z.maxLength(3))),
      { maxLength: 3 },
    ],
    [
      'transformed',
      full.string().max(3).transform(Number),
      z.pipe(z.string().check(z.maxLength(3)), z.transform(Number)),
      { maxLength: 3 },
    ],
    [
      'made ready',
      full.preprocess((value) => value, full.string().max(3)),
      z.pipe(
        z.transform((value) => value),
        z.string().check(z.maxLength(3)),
      ),
      { maxLength: 3 },
    ],
    [
      'checks with words of their own',
      full.string().min(3, 'More'),
      z.string().check(z.minLength(3, 'More')),
      {},
    ],
  ])('%s', (_name, one, other, rule) => {
    expect(ruleOf(one)).toEqual({ name: 'field', required: true, ...rule })
    expect(ruleOf(other)).toEqual({ name: 'field', required: true, ...rule })
  })

  it('has what its meta says, the outermost first', () => {
    const field = full
      .string()
      .max(64)
      .meta({ title: 'PIN', kind: 'password', patternId: 7, autocomplete: 'off', deprecated: true })
      .optional()
      .meta({ title: 'Payment password', description: 'Six digits' })
    const schema = full.object({ field })
    expect(fieldsOfSchema(schema)).toEqual([
      { name: 'field', required: false, maxLength: 64, kind: 'password', patternId: 7, autocomplete: 'off' },
    ])
    expect(compileSchema(schema).looks).toEqual({ field: { label: 'Payment password', hint: 'Six digits' } })
  })

  it('has what a registry of its own says', () => {
    const registry = z.registry<FieldMeta>()
    const size = z.enum(['s', 'l']).register(registry, { kind: 'choice', optionLabels: { s: 'Small' } })
    expect(ruleOf(size, registry)).toMatchObject({ kind: 'choice' })
    expect(ruleOf(size)).toMatchObject({ kind: 'select' })
    expect(compileSchema(z.object({ size }), { registry }).looks.size).toEqual({
      label: 'size',
      options: [
        { value: 's', label: 'Small' },
        { value: 'l', label: 'l' },
      ],
    })
  })

  it.each<[string, z.core.$ZodType, RegExp]>([
    ['an object', z.object({ a: z.string() }), /"field" is of the zod type "object"/],
    ['a list', z.array(z.string()), /"array"/],
    ['a record', z.record(z.string(), z.string()), /"record"/],
    ['anything', z.unknown(), /"unknown"/],
    ['a number with decimals', z.number(), /need not be whole/],
    ['a union of types', z.union([z.string(), z.number()]), /union/],
  ])('%s cannot be one, and it is said', (_name, field, words) => {
    expect(() => ruleOf(field)).toThrow(words)
  })

  it('may be of a kind that reads a text, whatever its type', () => {
    const iban = z.custom<string>((value) => String(value).startsWith('GB'))
    z.globalRegistry.add(iban, { kind: 'text', title: 'IBAN' })
    expect(ruleOf(iban)).toEqual({ name: 'field', required: true, kind: 'text' })
    const { check } = compileSchema(z.object({ iban }))
    expect(check({ iban: 'DE1' })).toMatchObject([{ field: 'iban', code: 'pattern' }])
    expect(check({ iban: 'GB1' })).toEqual([])
  })
})

const order = full
  .object({
    name: full.string().min(2).max(20),
    email: full.email().optional(),
    quantity: full.int().min(1).max(9).default(1),
    price: full.number().min(0.5).meta({ kind: 'amount' }),
    size: full.literal([1, 2]),
    when: full.date().optional(),
    note: full.string().nullable(),
    code: full.string().regex(/^a/i, 'A code begins with an A'),
    slug: full.string().regex(/^[a-z]+$/),
    again: full.string(),
    terms: full.literal(true),
  })
  .refine(({ code, again }) => code === again, { path: ['again'], message: 'Write the code once more' })
const good = {
  name: 'Dara',
  quantity: '៣',
  price: '12.50',
  size: '2',
  code: 'Ab',
  slug: 'x',
  again: 'Ab',
  terms: true,
}

describe('a form of a schema', () => {
  const rules = compileSchema(order)

  it.each<[change: Record<string, unknown>, problems: string[]]>([
    [{}, []],
    [{ name: '' }, ['name required']],
    [{ name: 'D' }, ['name tooShort']],
    [{ email: 'dara' }, ['email pattern']],
    [{ email: 'ｄara@example.com' }, []],
    [{ quantity: '10' }, ['quantity numberTooHigh']],
    [{ quantity: '1.5' }, ['quantity number']],
    [{ price: '1,23' }, ['price amount']],
    [{ price: '0.4' }, ['price amountTooLow']],
    [{ size: '3' }, ['size choice']],
    [{ code: 'b', again: 'b' }, ['code said: A code begins with an A']],
    [{ slug: 'X' }, ['slug pattern']],
    [{ again: 'Ac' }, ['again said: Write the code once more']],
    [{ terms: false }, ['terms terms']],
    [{ name: '', code: 'b', again: 'b' }, ['name required', 'code said: A code begins with an A']],
  ])('with %o has %o', (change, problems) => {
    const told = rules
      .check({ ...good, ...change })
      .map(({ field, code, params }) => `${field} ${code}${code === 'said' ? `: ${params?.message}` : ''}`)
    expect(told).toEqual(problems)
  })

  it('checks the fields that are requested', () => {
    expect(rules.check({}, ['name'])).toMatchObject([{ field: 'name', code: 'required' }])
    expect(rules.check({ ...good, again: 'Ac' }, ['name'])).toEqual([])
    expect(rules.check({ ...good, again: 'Ac' }, ['again'])).toMatchObject([{ field: 'again', code: 'said' }])
  })

  it('returns the schema’s output', () => {
    const { email: _, when: __, ...rest } = rules.parse({ ...good, when: '2026-11-27', quantity: '' })
    expect(rest).toEqual({
      ...{ name: 'Dara', quantity: 1, price: 12.5, size: 2, note: null, code: 'Ab', slug: 'x', again: 'Ab' },
      terms: true,
    })
    expect(rules.parse({ ...good, when: '2026-11-27' }).when).toEqual(new Date('2026-11-27'))
    expect(() => rules.parse({ ...good, name: 'D' })).toThrow()
  })

  it('starts with the schema’s defaults', () => {
    const day = z._default(z.date(), new Date('2026-01-02'))
    const { initial } = compileSchema(
      z.object({ day, on: z._default(z.boolean(), true), many: z._default(z.int(), 3) }),
    )
    expect(initial).toEqual({ day: '2026-01-02', on: true, many: '3' })
  })

  it('says beside the last field what is wrong with several together', () => {
    const pair = z
      .object({ a: z.string(), b: z.string() })
      .check(z.refine(({ a, b }) => a !== b, 'Two of them'))
    expect(compileSchema(pair).check({ a: 'x', b: 'x' })).toEqual([
      { field: 'b', code: 'said', params: { message: 'Two of them' } },
    ])
  })

  it('leaves out what is not part of the form', () => {
    const gift = full.object({
      gift: full.boolean(),
      to: full
        .string()
        .min(2, 'Who')
        .optional()
        .meta({ when: { field: 'gift', is: ['true'] } }),
    })
    const { check, parse } = compileSchema(gift)
    expect(check({ gift: false, to: 'x' })).toEqual([])
    expect(parse({ gift: false, to: 'x' })).toEqual({ gift: false })
    expect(check({ gift: true, to: 'x' })).toMatchObject([{ field: 'to', code: 'said' }])
  })

  it('accepts exactly what the schema accepts of it, and never throws', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('', 'a@b.co', '12', '1,5', '៥', '2026-11-27', '-1', 'A', '2', 'x'),
    )
    const values = fc.record(
      Object.fromEntries(
        rules.fields.map(({ name }) => [name, fc.oneof(text, fc.constant(good[name as 'name']))]),
      ),
    )
    fc.assert(
      fc.property(values, fc.boolean(), (held, terms) => {
        const all = { ...held, terms }
        if (rules.check(all).length === 0) expect(() => rules.parse(all)).not.toThrow()
      }),
    )
  })

  it('the fields alone are rules for a form', () => {
    expect(compileFields(fieldsOfSchema(order)).check({ ...good, name: 'D', slug: 'X' })).toMatchObject([
      { field: 'name', code: 'tooShort' },
      { field: 'slug', code: 'pattern' },
    ])
  })
})
