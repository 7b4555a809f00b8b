import { normaliseValue } from '@baize/forms/compiler'
import { Refusal } from '../http/refusal.ts'
import type { Method, MethodField } from './methods.ts'

type Given = Readonly<Record<string, string | boolean>> | undefined

function problemOf(field: MethodField, value: string) {
  const name = `details.${field.name}`
  const length = [...value].length
  const { minLength = 0, maxLength = 200, options } = field
  if (value === '') return { field: name, code: 'required' }
  if (length < minLength) return { field: name, code: 'tooShort', params: { min: minLength } }
  if (length > maxLength) return { field: name, code: 'tooLong', params: { max: maxLength } }
  if (field.kind === 'mobile' && !/^\+?[0-9]+$/.test(value)) return { field: name, code: 'pattern' }
  if (options && !options.some((option) => option.value === value)) return { field: name, code: 'choice' }
  return null
}

/** What a method's fields were filled in with, checked by the description that the page was given. */
export function readDetails(method: Method, given: Given): Readonly<Record<string, string>> {
  const values = new Map<string, string>()
  const problems = Object.keys(given ?? {})
    .filter((name) => !method.fields.some((field) => field.name === name))
    .map((name): ReturnType<typeof problemOf> => ({ field: `details.${name}`, code: 'unknownField' }))
  for (const field of method.fields) {
    const raw = given?.[field.name]
    const value = typeof raw === 'string' ? normaliseValue(field, raw) : ''
    values.set(field.name, value)
    problems.push(problemOf(field, value))
  }
  const wrong = problems.filter((problem) => problem !== null)
  if (wrong.length > 0) throw new Refusal('invalidFields', { problems: wrong })
  return Object.fromEntries(values)
}
