import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { table } from '../pattern-table/table.ts'
import { accepted } from './accepted.ts'
import {
  compileFields,
  compileRules,
  type FieldDescription,
  type FieldKind,
  normaliseValue,
} from './index.ts'
import { characters } from './text.ts'

const kinds: readonly FieldKind[] = [
  'text',
  'longText',
  'password',
  'email',
  'mobile',
  'code',
  'captcha',
  'date',
  'amount',
  'number',
  'rate',
  'select',
  'choice',
]
const pieces = fc.oneof(
  fc.constantFrom(
    'e\u0301',
    '\u0301',
    '\u0323',
    '\u3099',
    'か',
    '\u1100',
    '\u1161',
    '\u11a8',
    '가',
    '\u00a8',
  ),
  fc.constantFrom(
    '\u200b',
    '\u200d',
    '\u202e',
    '\u2066',
    '\ufeff',
    '\u00ad',
    '\u2028',
    '\r\n',
    '\t',
    ' ',
    '\u3000',
  ),
  fc.constantFrom(
    '1',
    '០',
    '１',
    ',',
    '.',
    '%',
    '٫',
    '٬',
    '-',
    '(',
    '½',
    'ﬁ',
    'Å',
    '\u0e33',
    'น้ำ',
    'ខ្មែ',
    '\u17b4',
  ),
  fc.constantFrom('\0', '\ud800', '\udc00', '😀', '𝟗', '𑄶'),
  fc.string({ unit: 'binary', maxLength: 2 }),
)
const text = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''))

describe('the policy for texts', () => {
  // What is typed, and what becomes of it: as a name, as a password, as a mobile number.
  test.each<[string, string, string | 'characters', string | 'characters', string | 'characters']>([
    ['white space at the ends', ' \u00a0ab\u3000', 'ab', ' \u00a0ab\u3000', 'ab'],
    ['white space inside', 'a  b', 'a  b', 'a  b', 'ab'],
    ['a composed letter', 'é', 'é', 'é', 'é'],
    ['the same, decomposed', 'e\u0301', 'é', 'é', 'é'],
    ['a ligature', 'ﬁ', 'ﬁ', 'ﬁ', 'fi'],
    ['full-width letters', 'ａ１', 'ａ１', 'ａ１', 'a1'],
    ['Khmer digits', '០១', '០១', '០១', '01'],
    ['zero-width space, in Khmer', 'ភាសា\u200bខ្មែរ', 'ភាសា\u200bខ្មែរ', 'ភាសា\u200bខ្មែរ', 'ភាសាខ្មែរ'],
    ['zero-width non-joiner, in Persian', 'می\u200cخواهم', 'می\u200cخواهم', 'می\u200cخواهم', 'میخواهم'],
    ['zero-width joiner, in Sinhala', 'ක්\u200dර', 'ක්\u200dර', 'ක්\u200dර', 'ක්ර'],
    ['nothing but zero-width', '\u200b\u200d', '', '\u200b\u200d', ''],
    ['nothing but a Hangul filler', '\u3164', '', '\u3164', '\u1160'],
    ['byte order mark, first', '\ufeffab', 'ab', '\ufeffab', 'ab'],
    ['byte order mark, inside', 'a\ufeffb', 'a\ufeffb', 'a\ufeffb', 'ab'],
    ['right-to-left override', 'a\u202eb', 'ab', 'a\u202eb', 'ab'],
    ['embedding and its end', '\u202dab\u202c', 'ab', '\u202dab\u202c', 'ab'],
    ['isolate and its end', '\u2068ab\u2069', 'ab', '\u2068ab\u2069', 'ab'],
    ['left-to-right and right-to-left mark', '\u200eab\u200f', 'ab', '\u200eab\u200f', 'ab'],
    ['a mark between letter and accent', 'e\u202e\u0301', 'é', 'e\u202e\u0301', 'é'],
    ['a line break', 'a\r\nb', 'a b', 'characters', 'ab'],
    ['a line separator', 'a\u2028b', 'a b', 'a\u2028b', 'ab'],
    ['a tab', 'a\tb', 'a b', 'a\tb', 'ab'],
    ['NUL', 'a\0b', 'characters', 'characters', 'characters'],
    ['escape', 'a\u001bb', 'characters', 'characters', 'characters'],
    ['delete', 'a\u007fb', 'characters', 'characters', 'characters'],
    ['a lone high surrogate', 'a\ud800b', 'characters', 'characters', 'characters'],
    ['a lone low surrogate', 'a\udc00b', 'characters', 'characters', 'characters'],
    ['an emoji', '😀', '😀', '😀', '😀'],
    ['an emoji of a family', '👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧', '👨👩👧'],
  ])('%s', (_name, typed, asText, asPassword, asMobile) => {
    for (const [kind, becomes] of Object.entries({ text: asText, password: asPassword, mobile: asMobile })) {
      const field = { name: 'value', kind: kind as FieldKind, required: true }
      const code = compileFields([field]).check({ value: typed })[0]?.code
      expect([kind, code]).toEqual([
        kind,
        becomes === 'characters' ? 'characters' : becomes === '' ? 'required' : undefined,
      ])
      if (becomes !== 'characters') expect([kind, normaliseValue(field, typed)]).toEqual([kind, becomes])
    }
  })

  test.each(table.lengthCases)('$text has $codePointsNFC characters', ({ text: typed, codePointsNFC }) => {
    if (typed.trim() !== typed || typed === '')
      return expect(characters(typed.normalize('NFC'))).toBe(codePointsNFC)
    const rule = (length: number) => ({
      value: {
        enabled: true,
        required: true,
        acceptedPattern: '*',
        patternId: null,
        minLength: length,
        maxLength: length,
      },
    })
    const codes = [-1, 0, 1].map(
      (more) => compileRules(rule(codePointsNFC + more)).check({ value: typed })[0]?.code,
    )
    expect(codes).toEqual([codePointsNFC === 1 ? undefined : 'tooLong', undefined, 'tooShort'])
  })

  test.each(kinds)('done twice changes nothing (%s)', (kind) => {
    fc.assert(
      fc.property(text, (typed) => {
        const once = normaliseValue({ kind }, typed)
        expect(normaliseValue({ kind }, once)).toBe(once)
        if (kind !== 'password' && !/[%٪٬,]/.test(typed))
          expect(normaliseValue({ kind }, typed.normalize('NFC'))).toBe(once)
      }),
      { numRuns: 3000 },
    )
  })

  const judgedByPattern = kinds.filter((kind) => !/amount|number|rate/.test(kind))
  test.each(judgedByPattern)('is spared only what it would not change (%s)', (kind) => {
    const [field] = compileFields([{ name: 'value', kind, options: [] }]).fields
    const read = accepted(field as FieldDescription, { name: 'value', acceptedPattern: '*' }, {}, () => {})
    const plain = (typed: string) => read(typed).plain && typed.trim() === typed
    const letters: string[] = []
    for (let code = 0; code < 0x10000; code++) {
      const letter = String.fromCharCode(code)
      if (plain(letter)) letters.push(letter)
    }
    expect(letters.length).toBeGreaterThan(32_000)
    // A zero-width joiner sends the whole text through the policy; in the middle it changes nothing itself.
    const slowly = (typed: string) => normaliseValue({ kind }, `${typed}\u2060${typed}`)
    const between = normaliseValue({ kind }, 'a\u2060a') === 'aa' ? '' : '\u2060'
    for (let at = 0; at < letters.length; at += 50) {
      const typed = letters.slice(at, at + 50).join('')
      expect(slowly(typed)).toBe(`${typed}${between}${typed}`)
    }
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 6 }), (some) => {
        const typed = some.join('')
        if (plain(typed)) {
          expect(slowly(typed)).toBe(`${typed}${between}${typed}`)
          expect(characters(typed)).toBe(typed.length)
        }
      }),
      { numRuns: 3000 },
    )
  })
})
