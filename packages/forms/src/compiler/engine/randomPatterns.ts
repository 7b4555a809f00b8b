import fc from 'fast-check'

const atoms = [
  'a',
  'b',
  'c',
  '1',
  'é',
  'ក',
  '😀',
  '.',
  '\\d',
  '\\D',
  '\\w',
  '\\s',
  '[ab]',
  '[^a]',
  '[a-c1]',
  '\\p{L}',
  '[\\p{Script=Khmer}\\-]',
  '\\.',
  '\\u0061',
  '\\u{1F600}',
  '\\x62',
  '\\n',
]
const quantifiers = ['', '', '', '*', '+', '?', '{2}', '{1,3}', '{0,2}', '{2,}', '*?', '+?', '{1,2}?']
/** Short texts over few characters, so that patterns and texts meet. */
export const texts = fc
  .array(fc.constantFrom('a', 'b', 'c', '1', 'é', 'ក', '😀', '.', '-', ' ', '\n', '\u2028', '\ud83d', 'Z'), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''))

const body = fc.letrec<{ alternatives: string; sequence: string; term: string }>((tie) => ({
  alternatives: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('|')),
  sequence: fc.array(tie('term'), { maxLength: 3 }).map((parts) => parts.join('')),
  term: fc.oneof(
    { maxDepth: 2 },
    {
      weight: 5,
      arbitrary: fc
        .tuple(fc.constantFrom(...atoms), fc.constantFrom(...quantifiers))
        .map((parts) => parts.join('')),
    },
    { weight: 1, arbitrary: fc.constantFrom('^', '$') },
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          fc.constantFrom('(', '(?:', '(?<n>'),
          tie('alternatives'),
          fc.constantFrom('', '', '*', '+', '?', '{2}', '{0,2}'),
        )
        .map(([open, inside, quantifier]) => `${open === '(?<n>' ? '(' : open}${inside})${quantifier}`),
    },
  ),
})).alternatives
const looks = fc.array(
  fc.tuple(fc.constantFrom('(?=', '(?!'), body).map(([open, inside]) => `${open}${inside})`),
  { maxLength: 2 },
)
/** Patterns that the native engine and this one both know. */
export const pattern = fc.oneof(
  body,
  fc.tuple(looks, body).map(([ahead, inside]) => `^${ahead.join('')}(?:${inside})$`),
  fc.tuple(looks, body).map(([ahead, inside]) => `^(?:${ahead.join('')}(?:${inside}))`),
)
