/** A named pattern of the platform. The value as a whole must match. */
export interface Pattern {
  /** What `patternId` of a rule says, and `reg_pattern_{id}` of a message. */
  readonly id: number
  /** A stable word for it. */
  readonly key: string
  /** Regular expression in `v` syntax, proven linear in a backtracking engine too. */
  readonly source: string
}

const sources = {
  any: String.raw`^[^\p{Cs}\u0000]+$`,
  letterFirst: '^[A-Za-z][A-Za-z0-9]*$',
  hanDigits: String.raw`^[\p{Script=Han}0-9]+$`,
  email: String.raw`^[A-Za-z0-9_'+%\-]+(?:\.[A-Za-z0-9_'+%\-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9\-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$`,
  alnum: '^[A-Za-z0-9]+$',
  alnumBoth: '^(?:[A-Za-z]+[0-9]|[0-9]+[A-Za-z])[A-Za-z0-9]*$',
  digits: '^[0-9]+$',
  alnumUpper: '^[a-z0-9]*[A-Z][A-Za-z0-9]*$',
  latinSpaces: '^[A-Za-z](?:[A-Za-z ]*[A-Za-z])?$',
  noSpaces: String.raw`^[^\p{White_Space}]+$`,
  hanPunct: String.raw`^[\p{Script=Han}\p{P}]+$`,
  date: '^(?:(?:19|20)[0-9]{2}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:(?:19|20)(?:0[48]|[2468][048]|[13579][26])|2000)-02-29|(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))-(?:19|20)[0-9]{2}|02-29-(?:(?:19|20)(?:0[48]|[2468][048]|[13579][26])|2000))$',
  hangul: String.raw`^[[\p{Script=Hangul}]--[\uFFA0-\uFFDC\u3200-\u32FF]]+$`,
  thai: String.raw`^\p{Script=Thai}+$`,
  thaiLatin: String.raw`^[\p{Script=Thai}A-Za-z](?:[\p{Script=Thai}A-Za-z ]*[\p{Script=Thai}A-Za-z])?$`,
  upperLower: '^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])[!-~]+$',
  mixedSymbols: String.raw`^(?=[^A-Za-z0-9]*[A-Za-z0-9])(?=[A-Za-z0-9]*[!-\/:-@\[-\x60\{-~])[!-~]+$`,
  strongPassword: String.raw`^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[!-\/:-@\[-\x60\{-~])[!-~]+$`,
  fullName: String.raw`^\p{L}[\p{L}\p{M}'’.\-\u200C\u200D\u200B]*(?: \p{L}[\p{L}\p{M}'’.\-\u200C\u200D\u200B]*)+$`,
  fullWidthJa: String.raw`^[[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u3003\u3005-\u301F\u30FB\u30FC\uFF01-\uFF60\uFFE0-\uFFE6]--[\uFF61-\uFF9F]]+$`,
  upperNoSpaces: '^[A-Z]+$',
  mobile: String.raw`^(?:\+[1-9][0-9]{6,14}|0?[1-9][0-9]{5,13})$`,
  khmerLatin: String.raw`^[\p{Script=Khmer}A-Za-z](?:[\p{Script=Khmer}A-Za-z \u200B\u200C\u200D]*[\p{Script=Khmer}A-Za-z])?$`,
  vietnamese: String.raw`^[\p{Script=Latin}](?:[\p{Script=Latin}\u0300-\u0303\u0306\u0309\u031B\u0323\u0302 ]*[\p{Script=Latin}\u0300-\u0303\u0306\u0309\u031B\u0323\u0302])?$`,
}

/** The 24 patterns, in the order of their ids (1 to 24). */
export const patterns: readonly Pattern[] = Object.entries(sources).map(([key, source], index) => ({
  id: index + 1,
  key,
  source,
}))
