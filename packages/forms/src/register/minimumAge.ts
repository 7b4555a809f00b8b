import { type CompiledRules, type FieldProblem, normaliseValue } from '../compiler/index.ts'

/** The device's day, as `YYYY-MM-DD`. */
export function dayOf(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The last birthday with which a visitor is old enough on that day; days are compared as texts. */
function latestBirthday(today: string, minimumAge: number): string {
  const year = Number(today.slice(0, 4)) - minimumAge
  return `${String(year).padStart(4, '0')}${today.slice(4)}`
}

/** A day as it is compared: pattern 12 takes months first too. */
function readDay(text: string): string | undefined {
  const day = normaliseValue({ kind: 'date' }, text)
  if (/^\d{4}-\d\d-\d\d$/.test(day)) return day
  const turned = /^(\d\d)-(\d\d)-(\d{4})$/.exec(day)
  return turned ? `${turned[3]}-${turned[1]}-${turned[2]}` : undefined
}

/** The same rules; a birthday that they accept must also be old enough. The platform asks the same. */
export function withMinimumAge(compiled: CompiledRules, minimumAge: number, today: string): CompiledRules {
  const { fields } = compiled
  const at = fields.findIndex(({ name }) => name === 'birthday')
  if (at < 0) return compiled
  const later = new Set(fields.slice(at).map(({ name }) => name))
  const latest = latestBirthday(today, minimumAge)

  function tooYoung(values: Readonly<Record<string, unknown>>): FieldProblem | undefined {
    const day = typeof values.birthday === 'string' ? readDay(values.birthday) : undefined
    if (day === undefined || day <= latest) return undefined
    return { field: 'birthday', code: 'tooYoung', params: { minimumAge } }
  }
  return {
    fields,
    get report() {
      return compiled.report
    },
    check(values, names) {
      const found = compiled.check(values, names)
      if (names && !names.includes('birthday')) return found
      const problem = found.some(({ field }) => field === 'birthday') ? undefined : tooYoung(values)
      if (!problem) return found
      const place = found.findIndex(({ field }) => later.has(field))
      return found.toSpliced(place < 0 ? found.length : place, 0, problem)
    },
  }
}
