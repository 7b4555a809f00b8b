/**
 * The engine against the native one, on patterns and texts made at random: `node bench/fuzz.ts [comparisons] [seed]`.
 * Prints what was compared and each difference; fails when there is one.
 */
import fc from 'fast-check'
import { pattern, texts } from '../src/compiler/engine/randomPatterns.ts'
import { compilePattern, java, type Matching } from '../src/compiler/index.ts'
import { nativeAnswers } from './nativeAnswers.ts'

const wanted = Number(process.argv[2] ?? 1_000_000)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
const TEXTS = 25
const BATCH = 2000

let compared = 0
let patterns = 0
let refused = 0
let slow = 0
const differences: string[] = []
const one = fc.tuple(
  pattern,
  fc.constantFrom<Matching>('whole', 'find'),
  fc.array(texts, { minLength: TEXTS, maxLength: TEXTS }),
)
const began = performance.now()
for (let batch = 0; compared < wanted; batch++) {
  for (const [source, matching, values] of fc.sample(one, { numRuns: BATCH, seed: seed + batch })) {
    patterns++
    const ours = compilePattern(source, { matching, dialect: patterns % 2 ? java : undefined })
    if (!ours.usable) {
      refused++
      continue
    }
    const theirs = nativeAnswers(source, matching, values)
    if (!theirs) {
      slow++
      continue
    }
    for (const [at, value] of values.entries()) {
      compared++
      const answer = theirs[at]
      if (ours.test(value) !== answer)
        differences.push(`/${source}/u ${matching} on ${JSON.stringify(value)}: native ${answer}`)
    }
  }
}
for (const difference of differences.slice(0, 20)) console.log(difference)
console.log(
  `engine against native, seed ${seed}: ${compared.toLocaleString('en')} comparisons of ${patterns.toLocaleString('en')} patterns (${refused} refused, ${slow} that the native engine did not finish), ${differences.length} differences (reach 0), ${((performance.now() - began) / 1000).toFixed(0)} s`,
)
process.exitCode = differences.length > 0 ? 1 : 0
