import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nativeAnswers } from '../../../bench/nativeAnswers.ts'
import { compilePattern, type Matching } from './index.ts'
import { java } from './java.ts'
import { pattern, texts } from './randomPatterns.ts'

/** Milliseconds of the fastest of a few runs, as a busy machine is slower. */
function fastest(work: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return Math.min(...times)
}

describe('the engine', () => {
  test('matches as the native engine does, for patterns and texts made at random (30,000 cases)', () => {
    let compared = 0
    let refused = 0
    let slow = 0
    fc.assert(
      fc.property(
        pattern,
        fc.constantFrom<Matching>('whole', 'find'),
        fc.array(texts, { minLength: 10, maxLength: 10 }),
        (source, matching, values) => {
          const ours = compilePattern(source, { matching })
          if (!ours.usable) {
            refused++
            return
          }
          const theirs = nativeAnswers(source, matching, values)
          if (!theirs) {
            slow++
            for (const value of values) ours.test(value)
            return
          }
          for (const [at, value] of values.entries()) {
            compared++
            if (ours.test(value) !== theirs[at])
              throw new Error(`/${source}/u ${matching} on ${JSON.stringify(value)}`)
          }
        },
      ),
      { numRuns: 3600 },
    )
    expect(compared).toBeGreaterThan(30_000)
    expect(refused).toBeLessThan(360)
    expect(slow).toBeLessThan(36)
  }, 60_000)

  test('the native engine is left where it tries for too long', () => {
    const hostile = `${'a'.repeat(60)}!`
    expect(nativeAnswers('^(?:(a+)+)+$', 'find', [hostile])).toBeUndefined()
    expect(nativeAnswers('a|b', 'whole', ['a', 'ab'])).toEqual([true, false])
    expect(() => nativeAnswers('(', 'find', ['a'])).toThrow(/Invalid regular expression/)
  })

  test('never throws, whatever the pattern', () => {
    const noise = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(
            '(',
            ')',
            '[',
            ']',
            '{',
            '}',
            '\\',
            '?',
            '*',
            '+',
            '|',
            '^',
            '$',
            '-',
            ',',
            '1',
            'a',
            'Q',
            'E',
            'p',
            '<',
            '=',
            '!',
            ':',
            '&',
            '\ud800',
          ),
        )
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(noise, texts, (source, value) => {
        for (const dialect of [java, undefined]) {
          const ours = compilePattern(source, { dialect })
          if (ours.usable) ours.test(value)
        }
      }),
      { numRuns: 5000 },
    )
  }, 60_000)

  test.each(
    [
      ['^[a-z', 'syntax'],
      ['a{2,1}', 'syntax'],
      ['^*', 'syntax'],
      ['(', 'syntax'],
      [')', 'syntax'],
      ['\\p{InThai}', 'syntax'],
      ['[a-z&&[^b]]', 'syntax'],
      ['(\\w+)\\1', 'backReference'],
      ['(?<n>a)\\k<n>', 'backReference'],
      ['(?<=a)b', 'lookBehind'],
      ['(?<!a)b', 'lookBehind'],
      ['a(?=b)b', 'lookAhead'],
      ['^(?:(?=a)a|b)$', 'lookAhead'],
      ['\\bword\\b', 'wordBoundary'],
      ['[[:alpha:]]+', 'posixClass'],
      ['[^[:^digit:]_]', 'posixClass'],
      ['[:alnum:]+', 'posixClass'],
      ['[a-z]++[a-z]', 'possessive'],
      ['(?:a++b?)', 'possessive'],
      ['a\\Z', 'unsupported'],
      ['\\Ra', 'unsupported'],
      ['(?>a)', 'unsupported'],
      ['[\\P{Alpha}1]', 'unsupported'],
      ['\\p{RGI_Emoji}', 'unsupported'],
      ['a{1001}', 'tooLarge'],
      ['((((a{1000}){1000}){1000}){1000})', 'tooLarge'],
      [`${'('.repeat(61)}a${')'.repeat(61)}`, 'tooLarge'],
      ['('.repeat(1000), 'syntax'],
      ['(a|ab)++$', 'possessive'],
      ['x'.repeat(1_000_000), 'tooLong'],
    ].map(([source = '', reason = '']) => ({ shown: source.slice(0, 40), source, reason })),
  )('refuses $shown: $reason', ({ source, reason }) => {
    expect(compilePattern(source, { dialect: java })).toEqual({ usable: false, reason })
  })

  test.each([
    ['(?i)^[a-z]+$', 'ABC', 'A1'],
    ['^[a-z]++$', 'abc', 'ab1'],
    ['\\Qa.b\\E+', 'a.bb', 'aXb'],
    ['\\p{IsThai}+', 'สมชาย', 'abc'],
    ['\\p{IsAlphabetic}+', 'ខab', '1'],
    ['\\p{Alpha}+', 'abc', 'é'],
    ['[\\p{Upper}\\d]+', 'A1', 'É'],
    ['\\P{Digit}+', 'ab', 'a1'],
    ['\\pL+', 'é', '1'],
    ['a\\hb', 'a\u00a0b', 'ab'],
    ['\\x{61}', 'a', 'b'],
    ['^[\\w\\@\\#]+$', 'a@#', 'a-'],
    ['[\\w-.]+', 'a-b.', 'a b'],
  ])('reads the Java spelling %s', (source, accepted, refused) => {
    const ours = compilePattern(source, { dialect: java })
    expect(ours).toMatchObject({ usable: true, translated: expect.arrayContaining([expect.any(String)]) })
    expect(ours.usable && [ours.test(accepted), ours.test(refused)]).toEqual([true, false])
  })

  test.each(['\\u{1F600}+', '^(?:a|\\u{1F600}+)$', '[\\u{1F600}]+', '(?:\\u{1F600}){1,2}', '\\p{So}+'])(
    'reads the braces of %s as JavaScript does',
    (source) => {
      const ours = compilePattern(source, { dialect: java })
      expect(ours).toMatchObject({ usable: true, translated: [] })
      expect(ours.usable && [ours.test('😀😀'), ours.test('😀b')]).toEqual([true, false])
    },
  )

  test('aborts on a text that would cost too much, and returns no match', () => {
    const ours = compilePattern('(?:a|b)*a(?:a|b){200}')
    const text = Array.from({ length: 60_000 }, (_, index) => ((index * 7919) % 13 < 6 ? 'a' : 'b')).join('')
    expect(fastest(() => expect(ours.usable && ours.test(text)).toBe(false))).toBeLessThan(100)
  })

  test.each([
    '^(a+)+$',
    '^(a|a)*$',
    '^(a*)*b$',
    '^(?:a?){60}a{60}$',
    '^(.*)*$',
    '^([a-z]+)*@$',
    '(x+x+)+y',
    '^(?=(a+)+$)[a-z]+$',
    '((((){1000}){1000}){1000}){1000}',
    '(?:(?:(?:a?){9}){9}){5}',
  ])('takes %s and 100,000 hostile characters', (source) => {
    const ours = compilePattern(source)
    expect(ours.usable).toBe(true)
    const text = `${'a'.repeat(100_000)}!`
    expect(fastest(() => ours.usable && ours.test(text))).toBeLessThan(100)
  })
})
