/** A named pattern of the platform. The value as a whole must match. */
export interface Pattern {
  /** What `patternId` of a rule says, and `reg_pattern_{id}` of a message. */
  readonly id: number
  /** Regular expression in `v` syntax, proven linear in a backtracking engine too. */
  readonly source: string
}

// Written out: what repeats costs a compressed page nothing, and each can be compared with the specification.
const sources = [
  // 1: anything that a database takes
  '[^\\p{Cs}\\u0000]+',
  // 2: a letter first, then letters and digits
  '[A-Za-z][A-Za-z0-9]*',
  // 3: Chinese and digits
  '[\\p{Script=Han}0-9]+',
  // 4: e-mail address
  "[A-Za-z0-9_'+%\\-]+(?:\\.[A-Za-z0-9_'+%\\-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}",
  // 5: letters or digits
  '[A-Za-z0-9]+',
  // 6: letters and digits, both
  '(?:[A-Za-z]+[0-9]|[0-9]+[A-Za-z])[A-Za-z0-9]*',
  // 7: digits
  '[0-9]+',
  // 8: letters and digits with a capital
  '[a-z0-9]*[A-Z][A-Za-z0-9]*',
  // 9: English letters with spaces between them
  '[A-Za-z](?:[A-Za-z ]*[A-Za-z])?',
  // 10: no white space
  '[^\\p{White_Space}]+',
  // 11: Chinese and punctuation
  '[\\p{Script=Han}\\p{P}]+',
  // 12: a day of the years 1900 to 2099, year first or last
  '(?:(?:19|20)[0-9]{2}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:(?:19|20)(?:0[48]|[2468][048]|[13579][26])|2000)-02-29|(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))-(?:19|20)[0-9]{2}|02-29-(?:(?:19|20)(?:0[48]|[2468][048]|[13579][26])|2000))',
  // 13: Korean
  '[[\\p{Script=Hangul}]--[\\uFFA0-\\uFFDC\\u3200-\\u32FF]]+',
  // 14: Thai
  '\\p{Script=Thai}+',
  // 15: Thai and English with spaces
  '[\\p{Script=Thai}A-Za-z](?:[\\p{Script=Thai}A-Za-z ]*[\\p{Script=Thai}A-Za-z])?',
  // 16: a capital and a small letter
  '(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])[!-~]+',
  // 17: a symbol and a letter or digit
  '(?=[^A-Za-z0-9]*[A-Za-z0-9])(?=[A-Za-z0-9]*[!-\\/:-@\\[-\\x60\\{-~])[!-~]+',
  // 18: a capital, a small letter, a digit and a symbol
  '(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[!-\\/:-@\\[-\\x60\\{-~])[!-~]+',
  // 19: a full name: two words and more
  "\\p{L}[\\p{L}\\p{M}'’.\\-\\u200C\\u200D\\u200B]*(?: \\p{L}[\\p{L}\\p{M}'’.\\-\\u200C\\u200D\\u200B]*)+",
  // 20: full-width Japanese
  '[[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}\\u3000-\\u3003\\u3005-\\u301F\\u30FB\\u30FC\\uFF01-\\uFF60\\uFFE0-\\uFFE6]--[\\uFF61-\\uFF9F]]+',
  // 21: capitals
  '[A-Z]+',
  // 22: a mobile number
  '(?:\\+[1-9][0-9]{6,14}|0?[1-9][0-9]{5,13})',
  // 23: Khmer and English with spaces
  '[\\p{Script=Khmer}A-Za-z](?:[\\p{Script=Khmer}A-Za-z \\u200B\\u200C\\u200D]*[\\p{Script=Khmer}A-Za-z])?',
  // 24: Vietnamese with spaces
  '[\\p{Script=Latin}](?:[\\p{Script=Latin}\\u0300-\\u0303\\u0306\\u0309\\u031B\\u0323\\u0302 ]*[\\p{Script=Latin}\\u0300-\\u0303\\u0306\\u0309\\u031B\\u0323\\u0302])?',
]

/** The 24 patterns, in the order of their ids (1 to 24). */
export const patterns: readonly Pattern[] = sources.map((source, index) => ({
  id: index + 1,
  source: `^${source}$`,
}))
