/** The script of a language (ISO 15924): `Latn`, `Khmr`, `Hans`. */
export const scriptOf = (language: string): string => new Intl.Locale(language).maximize().script ?? 'Zyyy'

/** Scripts whose pages the reset writes in the brand's fonts; for others a font of the script stands before these. */
export const isWrittenInBrandFonts = (script: string): boolean => /^(?:Latn|Cyrl|Grek)$/.test(script)

/** Scripts of Unicode that one of ISO 15924's mixed ones has. */
const mixed: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani', 'Bopo'],
  Hant: ['Hani', 'Bopo'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
}

const lettersOf = (script: string) =>
  new RegExp((mixed[script] ?? [script]).map((name) => `\\p{scx=${name}}`).join('|'), 'u')

/** What stands in texts of every script: ASCII, Latin-1, punctuation, currencies, arrows, signs of mathematics. */
const basic = (point: number) =>
  point <= 0xff ||
  (point >= 0x2b0 && point <= 0x2ff) ||
  (point >= 0x2000 && point <= 0x22ff && !joiners.has(point))

/** Joiners and the dotted circle: a cluster is drawn in one font, so that they go with the script. */
const joiners = new Set([0x200c, 0x200d, 0x25cc])

const vietnamese = /[ĂăĐđĨĩŨũƠơƯưẠ-ỹ₫]|\u0300|\u0301|\u0303|\u0309|\u0323/
const basicCyrillic = /[\u0401\u0410-\u044f\u0451]/

type Test = (point: number) => boolean
const letter =
  (test: RegExp): Test =>
  (point) =>
    test.test(String.fromCodePoint(point))

function partsOfScript(script: string, languages: readonly string[]): [name: string, test: Test][] {
  const letters = letter(lettersOf(script))
  if (script === 'Latn') {
    const own: [string, Test][] = languages.includes('vi') ? [['vietnamese', letter(vietnamese)]] : []
    return [...own, ['latin-ext', letters]]
  }
  if (script === 'Cyrl')
    return [
      ['cyrillic', letter(basicCyrillic)],
      ['cyrillic-ext', letters],
    ]
  const joined: Test = (point) => letters(point) || joiners.has(point)
  return [[script.toLowerCase(), isWrittenInBrandFonts(script) ? letters : joined]]
}

/** A part of a font, which is a file of its own. */
export interface FontPart {
  name: string
  points: number[]
}

/**
 * Divides a font's characters by the scripts of its languages. A character is in one part of a script; what belongs to none
 * of the scripts is left out.
 */
export function partsOf(characters: readonly number[], languages: readonly string[]): FontPart[] {
  const scripts = [...new Set(languages.map(scriptOf))]
  const tests: [string, Test][] = scripts.flatMap((script) => partsOfScript(script, languages))
  if (scripts.some(isWrittenInBrandFonts)) tests.unshift(['latin', basic])
  const parts = new Map<string, number[]>()
  for (const point of characters) {
    const name = tests.find(([, test]) => test(point))?.[0]
    if (name !== undefined) parts.set(name, [...(parts.get(name) ?? []), point])
  }
  return [...parts].map(([name, points]) => ({ name, points }))
}
