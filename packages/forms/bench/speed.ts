/** How fast the check and the engine are, against floors in the same run. Ratios are what counts. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import {
  compilePattern,
  compileRules,
  knownFields,
  patterns,
  type RegisterRule,
} from '../src/compiler/index.ts'

interface Row {
  readonly id: number
  readonly regex: string
  readonly accept: readonly string[]
  readonly reject: readonly string[]
}
const file = new URL('../src/pattern-table/patterns.json', import.meta.url)
const table = (JSON.parse(readFileSync(file, 'utf8')) as { patterns: Row[] }).patterns

const names = Object.keys(knownFields).filter((name) => !/^confirm|captcha|terms/.test(name))
const rules: Record<string, RegisterRule> = {}
const good: Record<string, string> = {}
const bad: Record<string, string> = {}
for (const [index, row] of table.entries()) {
  const name = names[index] ?? `field${index}`
  rules[name] = {
    enabled: true,
    required: true,
    acceptedPattern: row.id === 1 ? '*' : row.regex,
    patternId: row.id,
    minLength: 1,
    maxLength: 64,
  }
  good[name] = row.accept[0] ?? ''
  bad[name] = index % 3 === 0 ? '\u3000' : (row.accept[0] ?? '')
}

/** Runs the contenders in turn, several rounds, and answers each one's median rate in calls a millisecond. */
function race(contenders: readonly (() => unknown)[], milliseconds = 60): number[] {
  const rates: number[][] = contenders.map(() => [])
  for (let round = 0; round < 7; round++) {
    for (const [index, contender] of contenders.entries()) {
      const began = performance.now()
      let calls = 0
      while (performance.now() - began < milliseconds)
        for (let turn = 0; turn < 20; turn++, calls++) contender()
      if (round > 0) rates[index]?.push(calls / (performance.now() - began))
    }
  }
  return rates.map(median)
}
const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0
const rate = (perMs: number) => `${perMs.toFixed(0).padStart(6)} k/s`

const zodOf = () => {
  const shape = Object.entries(rules).map(([name, { acceptedPattern }]) => [
    name,
    acceptedPattern === '*'
      ? z.string().check(z.minLength(1), z.maxLength(64))
      : z.string().check(z.minLength(1), z.maxLength(64), z.regex(new RegExp(acceptedPattern ?? '', 'v'))),
  ])
  return z.object(Object.fromEntries(shape))
}
z.config({ jitless: true })

let began = performance.now()
const compiled = compileRules(rules)
const ours = performance.now() - began
began = performance.now()
const schema = zodOf()
const theirs = performance.now() - began
console.log(
  `rules to check, cold: ${ours.toFixed(2)} ms, zod/mini ${theirs.toFixed(2)} ms, ${(ours / theirs).toFixed(2)} x (reach 0.3)`,
)

for (const [name, payload] of Object.entries({ good, failing: bad })) {
  const [check = 0, zod = 1] = race([() => compiled.check(payload), () => schema.safeParse(payload)])
  console.log(
    `24 fields, all errors, ${name}: ${rate(check)}, zod/mini ${rate(zod)}, ${(check / zod).toFixed(1)} x (reach 4)`,
  )
}

const ratios = table.map(({ regex, accept, reject }) => {
  const engine = compilePattern(regex)
  const native = new RegExp(regex, 'v')
  const texts = [...accept, ...reject]
  if (!engine.usable) throw new Error(`Pattern ${regex} is refused`)
  const [own = 0, floor = 1] = race(
    [() => texts.map(engine.test), () => texts.map((text) => native.test(text))],
    8,
  )
  return own / floor
})
console.log(
  `engine against native, ${patterns.length} patterns: median ${median(ratios).toFixed(2)} x, worst ${Math.min(...ratios).toFixed(2)} x (reach 0.75)`,
)

for (const source of ['^(a+)+$', '^(a|a)*$', '^(.*)*$', '^(?:a?){60}a{60}$']) {
  const engine = compilePattern(source)
  const text = `${'a'.repeat(100_000)}!`
  began = performance.now()
  if (engine.usable) engine.test(text)
  console.log(
    `${source} on 100,000 hostile characters: ${(performance.now() - began).toFixed(1)} ms (reach 10)`,
  )
}
