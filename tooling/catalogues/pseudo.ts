/** An invented language, made from the English messages: what still reads as plain English is hard-coded. */
export type PseudoLanguage = 'pseudo' | 'pseudo-rtl'

/** How one stretch of plain text is written in the pseudo-language. */
type Write = (text: string) => string

/** Every letter: `pseudolocale`, which Lingui brings, leaves v and x plain. */
const accents: Readonly<Record<string, string>> = {
  ...{
    a: 'á',
    b: 'ƀ',
    c: 'ç',
    d: 'ð',
    e: 'é',
    f: 'ƒ',
    g: 'ĝ',
    h: 'ĥ',
    i: 'î',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    m: 'ɱ',
  },
  ...{
    n: 'ñ',
    o: 'ö',
    p: 'þ',
    q: 'ɋ',
    r: 'ŕ',
    s: 'š',
    t: 'ţ',
    u: 'û',
    v: 'ṽ',
    w: 'ŵ',
    x: 'ẋ',
    y: 'ý',
    z: 'ž',
  },
  ...{
    A: 'Å',
    B: 'Ɓ',
    C: 'Ç',
    D: 'Ð',
    E: 'É',
    F: 'Ƒ',
    G: 'Ĝ',
    H: 'Ĥ',
    I: 'Î',
    J: 'Ĵ',
    K: 'Ķ',
    L: 'Ļ',
    M: 'Ṁ',
  },
  ...{
    N: 'Ñ',
    O: 'Ö',
    P: 'Þ',
    Q: 'Ɋ',
    R: 'Ŕ',
    S: 'Š',
    T: 'Ţ',
    U: 'Û',
    V: 'Ṽ',
    W: 'Ŵ',
    X: 'Ẋ',
    Y: 'Ý',
    Z: 'Ž',
  },
}

/** Letters that really run from right to left, join, and are as tall as Arabic is. */
const arabic: Readonly<Record<string, string>> = {
  ...{
    a: 'ا',
    b: 'ب',
    c: 'ص',
    d: 'د',
    e: 'ع',
    f: 'ف',
    g: 'غ',
    h: 'ه',
    i: 'ي',
    j: 'ج',
    k: 'ك',
    l: 'ل',
    m: 'م',
  },
  ...{
    n: 'ن',
    o: 'و',
    p: 'پ',
    q: 'ق',
    r: 'ر',
    s: 'س',
    t: 'ت',
    u: 'ؤ',
    v: 'ڤ',
    w: 'ط',
    x: 'خ',
    y: 'ى',
    z: 'ز',
  },
}

/** How much longer than English the accented text is: what German or Khmer may need. */
export const pseudoGrowth = 0.4

/** Accented too, so that whatever letter is left plain was not in a catalogue. */
const filling = 'one two three four five six seven eight nine ten eleven twelve'.replace(
  /[a-z]/g,
  (letter) => accents[letter] ?? letter,
)

/** Letters become accented, and the text grows by 40 %, between brackets that show where it is cut. */
const accented: Write = (text) => {
  const letters = replaced(text, (letter) => accents[letter])
  const more = Math.ceil(text.trim().length * pseudoGrowth) - 2
  const tail =
    more > 0 ? ` ${filling.repeat(Math.ceil(more / filling.length)).slice(0, more - 1)}`.trimEnd() : ''
  return `[${letters}${tail}]`
}

const mirrored: Write = (text) => replaced(text, (letter) => arabic[letter.toLowerCase()])

const writers: Readonly<Record<PseudoLanguage, Write>> = { pseudo: accented, 'pseudo-rtl': mirrored }

/** Tags as Lingui writes them: `<0>`, `</0>`, `<1/>`. */
const tag = /(<\/?\d+\/?>)/

function replaced(text: string, of: (letter: string) => string | undefined): string {
  return text
    .split(tag)
    .map((part, index) => (index % 2 === 1 ? part : [...part].map((each) => of(each) ?? each).join('')))
    .join('')
}

function written(text: string, write: Write): string {
  if (!/\p{L}/u.test(text.replaceAll(new RegExp(tag, 'g'), ''))) return text
  // What surrounds the words stays around them: a space before a placeholder is part of the sentence.
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? []
  return before + write(words) + after
}

/** A message as Lingui's compiler leaves it: text, `[name]`, `[name, format, options]`, and lists of those. */
function compiled(message: unknown, write: Write): unknown {
  if (typeof message === 'string') return written(message, write)
  return Array.isArray(message) ? message.map((part) => compiledPart(part, write)) : message
}

function compiledPart(part: unknown, write: Write): unknown {
  if (typeof part === 'string') return written(part, write)
  if (!Array.isArray(part)) return part
  const [name, format, options] = part
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return part
  if (!['plural', 'selectordinal', 'select'].includes(String(format))) return part
  const branches = Object.entries(options).map(([key, branch]) => [
    key,
    typeof branch === 'number' ? branch : compiled(branch, write),
  ])
  return [name, format, Object.fromEntries(branches)]
}

/** Compiled English messages in a pseudo-language. Placeholders, tags and the syntax of plurals stay as they are. */
export function pseudoMessages<Words extends object>(messages: Words, language: PseudoLanguage): Words {
  const write = writers[language]
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, compiled(message, write)]),
  ) as Words
}

export function isPseudo(language: string): language is PseudoLanguage {
  return Object.hasOwn(writers, language)
}
