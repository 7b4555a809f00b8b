/**
 * How fast the check and the engine are, against floors in the same run. Ratios are what counts. Runs itself without
 * code generation from strings, and a few times more for what only a fresh process can show.
 */
import { execFileSync } from 'node:child_process'
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

/** Runs the contenders alternating, several rounds, and returns each one's median rate in calls a millisecond. */
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

const NO_EVAL = '--disallow-code-generation-from-strings'
const COLD = '--cold'
const again = (...more: string[]) =>
  execFileSync(process.execPath, [NO_EVAL, import.meta.filename, ...more], { encoding: 'utf8' })

if (process.argv.includes(COLD)) {
  // Who is first warms the other up, so the order changes from process to process.
  const cold = (make: () => unknown) => {
    const began = performance.now()
    make()
    return performance.now() - began
  }
  const first = process.argv.includes('ours') ? cold(() => compileRules(rules)) : undefined
  const theirs = cold(zodOf)
  console.log(JSON.stringify([first ?? cold(() => compileRules(rules)), theirs]))
  process.exit()
}
if (!process.execArgv.includes(NO_EVAL)) {
  process.stdout.write(again())
  process.exit()
}

const compiled = compileRules(rules)
const schema = zodOf()
const builds = Array.from({ length: 10 }, (_, index) => {
  const [ours = 0, theirs = 1] = JSON.parse(again(COLD, index % 2 ? 'ours' : 'theirs')) as number[]
  return { ours, theirs, ratio: ours / theirs }
})
const middle = (part: 'ours' | 'theirs' | 'ratio') => median(builds.map((build) => build[part])).toFixed(2)
console.log(
  `rules to check, cold, 10 processes: ${middle('ours')} ms, zod/mini ${middle('theirs')} ms, ${middle('ratio')} x (reach 0.3)`,
)

for (const [name, payload] of Object.entries({ good, failing: bad })) {
  const [check = 0, zod = 1] = race([() => compiled.check(payload), () => schema.safeParse(payload)])
  console.log(
    `24 fields, all errors, ${name}: ${rate(check)}, zod/mini ${rate(zod)}, ${(check / zod).toFixed(1)} x (reach 4)`,
  )
}

let right = 0
const ratios = table.map(({ regex, accept, reject }) => {
  const engine = compilePattern(regex)
  const native = new RegExp(regex, 'v')
  const texts = [...accept, ...reject]
  if (!engine.usable) throw new Error(`Pattern ${regex} is refused`)
  if (accept.every(engine.test) && !reject.some(engine.test)) right++
  const [own = 0, floor = 1] = race(
    [() => texts.map(engine.test), () => texts.map((text) => native.test(text))],
    8,
  )
  return own / floor
})
console.log(
  `engine against native, ${right} of ${patterns.length} patterns right (reach 24): median ${median(ratios).toFixed(2)} x, worst ${Math.min(...ratios).toFixed(2)} x (reach 0.75)`,
)

for (const source of ['^(a+)+$', '^(a|a)*$', '^(.*)*$', '^(?:a?){60}a{60}$']) {
  const engine = compilePattern(source)
  const text = `${'a'.repeat(100_000)}!`
  const began = performance.now()
  if (engine.usable) engine.test(text)
  console.log(
    `${source} on 100,000 hostile characters: ${(performance.now() - began).toFixed(1)} ms (reach 10)`,
  )
}
