/** A piece of a sheet: what stands before its braces, and what stands in them: declarations, or further pieces. */
interface Piece {
  readonly head: string
  readonly text: string
  readonly inner: readonly Piece[] | null
}

/** What a page shows of a sheet. */
export interface Shown {
  /** The markup of the page. */
  readonly html: string
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
}

/** Rules that hold further rules. */
const holds = /^@(?:media|supports|container|layer)\b/

/** What stands in quotes, or in parentheses, up to its end. */
const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\([^()]*\)/y

function piecesOf(css: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let at = 0
  /** Goes on to the next of some signs that no quotes and no parentheses hold. */
  const next = (signs: string) => {
    for (; at < css.length && !signs.includes(css[at] ?? ''); at += 1) {
      quoted.lastIndex = at
      if (quoted.test(css)) at = quoted.lastIndex - 1
    }
  }
  for (next('{;'); at < css.length; next('{;')) {
    const head = css.slice(from, at).trim()
    const begin = at + 1
    if (css[at] === ';') {
      pieces.push({ head: `${head};`, text: '', inner: null })
    } else {
      for (let depth = 1; depth > 0 && at < css.length; ) {
        at += 1
        next('{}')
        depth += css[at] === '{' ? 1 : -1
      }
      const text = css.slice(begin, at)
      pieces.push({ head, text, inner: holds.test(head) ? piecesOf(text) : null })
    }
    at += 1
    from = at
  }
  return pieces
}

/** What a page has that selectors ask for. */
interface Asked {
  readonly classes: ReadonlySet<string>
  /** The languages that its parts are in, its own first. */
  readonly languages: readonly string[]
  /** Whether any of it may run from right to left. */
  readonly rightToLeft: boolean
}

const rightToLeft = /\sdir="rtl"|[\u0590-\u08ff]/

function askedOf({ html, locale, direction }: Shown): Asked {
  const all = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, found = '']) => found))]
  return {
    classes: new Set(all(/\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/))),
    languages: [locale, ...all(/\slang="([^"]*)"/g)],
    rightToLeft: direction === 'rtl' || rightToLeft.test(html),
  }
}

/** A selector without what its parentheses and brackets hold. */
function bare(selector: string): string {
  let now = selector
  for (let before = ''; before !== now; ) {
    before = now
    now = now.replace(/\([^()]*\)|\[[^\]]*\]/g, '')
  }
  return now
}

/**
 * Whether a selector can match something of a page that nobody has touched: whoever points at it or presses it has had the
 * whole sheet asked for. Where in doubt, it can.
 */
function matches(selector: string, { classes, languages, rightToLeft }: Asked): boolean {
  const outside = bare(selector)
  if (/:(?:hover|active)\b/.test(outside)) return false
  if (!(outside.match(/(?<=\.)[\w-]+/g) ?? []).every((name) => classes.has(name))) return false
  if (!rightToLeft && /:dir\(rtl\)|\[dir=rtl\]/.test(selector)) return false
  const spoken = [...selector.matchAll(/:lang\(([\w-]+)\)/g)].map(([, tag = '']) => tag)
  const heard = selector.startsWith(':root:lang') ? languages.slice(0, 1) : languages
  return spoken.length === 0 || spoken.some((tag) => heard.some((one) => `${one}-`.startsWith(`${tag}-`)))
}

/** Rules of a sheet, those left out that this page cannot show as it is made. */
function kept(pieces: readonly Piece[], asked: Asked): Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.inner) {
      const inner = kept(piece.inner, asked)
      return inner.length > 0 ? [{ ...piece, inner }] : []
    }
    if (piece.head.startsWith('@')) return [piece]
    return piece.head.split(/,(?![^(]*\))/).some((selector) => matches(selector, asked)) ? [piece] : []
  })
}

const written = ({ head, text, inner }: Piece): string =>
  head.endsWith(';') ? head : `${head}{${inner ? inner.map(written).join('') : text}}`

/** Motions and fonts that no rule names go too. */
function named(pieces: readonly Piece[]): Piece[] {
  const isMeans = ({ head }: Piece) => /^@(?:font-face|keyframes)\b/.test(head)
  const rules = pieces
    .filter((piece) => !isMeans(piece))
    .map(written)
    .join('')
  const means = ({ head, text }: Piece) =>
    head === '@font-face'
      ? (/font-family:\s*["']?([^;"'}]+)/.exec(text)?.[1] ?? '')
      : head.replace(/^@keyframes\s+/, '')
  return pieces.filter((piece) => !isMeans(piece) || rules.includes(means(piece)))
}

/**
 * What a page needs of a sheet to look as it was made: rules of its own elements, and the motions and fonts that these
 * name. The sheet itself comes when somebody is there.
 */
export function stylesFor(css: string, shown: Shown): string {
  const asked = askedOf(shown)
  const key = [...asked.classes].toSorted().concat(asked.languages, String(asked.rightToLeft)).join(' ')
  return remembered(css, key, () =>
    named(kept(piecesOf(css), asked))
      .map(written)
      .join(''),
  )
}

/** What a page needs of a brand: the roles that its styles and its markup name. */
export function rolesFor(css: string, used: string): string {
  const names = new Set(used.match(/(?<=var\(\s*)--[\w-]+/g))
  const only = (piece: Piece): Piece => ({
    ...piece,
    inner: piece.inner?.map(only) ?? null,
    // What stands in a motion or a font is no role.
    text: piece.head.startsWith('@')
      ? piece.text
      : piece.text
          .split(/;(?![^(]*\))/)
          .filter((each) => !each.startsWith('--') || names.has(each.slice(0, each.indexOf(':'))))
          .join(';'),
  })
  return remembered(css, [...names].toSorted().join(' '), () => piecesOf(css).map(only).map(written).join(''))
}

/** The parts of sheets that a page shows, without the roles that none of them and not its markup names. */
export function rolesIn(parts: readonly string[], html: string): readonly string[] {
  const used = html + parts.join('')
  const fewer = parts.map((part) => rolesFor(part, used))
  // What only such a role was made of goes with it.
  return fewer.join('').length < used.length - html.length ? rolesIn(fewer, html) : fewer
}

/** How many pages' parts of a sheet are kept: a page for each language, and some that change meanwhile. */
const most = 40

const parts = new Map<string, Map<string, string>>()

/** A part of a sheet as it was made before, where it was. */
function remembered(css: string, key: string, make: () => string): string {
  let known = parts.get(css)
  if (!known) {
    if (parts.size >= most) parts.clear()
    known = new Map()
    parts.set(css, known)
  }
  let part = known.get(key)
  if (part === undefined) {
    if (known.size >= most) known.clear()
    part = make()
    known.set(key, part)
  }
  return part
}
