import { refuse } from './program.ts'

const ASCII_CLASSES: Record<string, string> = {
  Alpha: 'A-Za-z',
  Alnum: 'A-Za-z0-9',
  Digit: '0-9',
  Lower: 'a-z',
  Upper: 'A-Z',
  Punct: '!-\\/:-@\\[-\\x60\\{-~',
  Space: ' \\t-\\r',
}
const HORIZONTAL = ' \\t\\xA0\\u1680\\u180E\\u2000-\\u200A\\u202F\\u205F\\u3000'
/** Escapes that mean one character, or a set of them, in JavaScript's `u` mode and in Java alike. */
const SHARED = 'dDwWsSnrtfv0'

/** Where a reader stands in a pattern. */
export interface Cursor {
  readonly source: string
  at: number
}

/** The next character without moving; empty at the end. */
export function peek({ source, at }: Cursor): string {
  const code = source.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}

/** Moves past what the sticky expression `shape` matches here. */
export function take(cursor: Cursor, shape: RegExp): RegExpExecArray | null {
  shape.lastIndex = cursor.at
  const found = shape.exec(cursor.source)
  if (found) cursor.at += found[0].length
  return found
}

/**
 * Reads the escape at the cursor and answers JavaScript source (`u` mode) for the one character or set that
 * it means. Java's spellings are put into JavaScript's words and named in `translated`; what cannot be said is refused.
 */
export function readEscape(cursor: Cursor, inClass: boolean, translated: Set<string>): string {
  const group = (set: string, negated = false) => {
    if (inClass && negated) refuse('unsupported')
    return inClass ? set : `[${negated ? '^' : ''}${set}]`
  }
  const property = take(cursor, /\\([pP])(?:\{([\w=]+)\}|([A-Z]))/y)
  if (property) {
    const [, letter = 'p', braced, single] = property
    const name = braced ?? single ?? ''
    if (/^(RGI_|Basic_Emoji|Emoji_Keycap_Sequence)/.test(name)) refuse('unsupported')
    if (!braced) translated.add(`\\p${name}`)
    const ascii = Object.hasOwn(ASCII_CLASSES, name) ? ASCII_CLASSES[name] : undefined
    if (ascii) {
      translated.add(`\\p{${name}}`)
      return group(ascii, letter === 'P')
    }
    const java = /^(?:Is|script=)(\w+)$/.exec(name)
    if (!java) return `\\${letter}{${name}}`
    translated.add(`\\p{${name}}`)
    const script = `\\${letter}{Script=${java[1]}}`
    return compiles(script) ? script : `\\${letter}{${java[1]}}`
  }
  const coded = take(
    cursor,
    /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|x[\da-fA-F]{2}|c[A-Za-z])/y,
  )
  if (coded) return coded[0]
  const hex = take(cursor, /\\x\{([\da-fA-F]{1,6})\}/y)
  if (hex) {
    translated.add('\\x{}')
    return `\\u{${hex[1]}}`
  }
  cursor.at++
  const letter = peek(cursor)
  cursor.at += letter.length
  if (letter === 'h') {
    translated.add('\\h')
    return group(HORIZONTAL)
  }
  if (inClass && letter === 'b') return '\\b'
  if (letter === '0' && /\d/.test(peek(cursor))) refuse('syntax')
  if (SHARED.includes(letter)) return `\\${letter}`
  if (/[1-9k]/.test(letter)) refuse(inClass ? 'syntax' : 'backReference')
  if (/[bB]/.test(letter)) refuse('wordBoundary')
  if (/[A-Za-z]/.test(letter)) refuse('unsupported')
  if (/[$^\\.*+?()[\]{}|/]/.test(letter) || (inClass && letter === '-')) return `\\${letter}`
  // An escaped sign that needs no escape: `\@`. JavaScript's `u` mode refuses it, every other dialect reads the sign.
  if (!/[!-~]/.test(letter)) refuse('syntax')
  translated.add(`\\${letter}`)
  return letter
}

function compiles(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'u'))
  } catch {
    return false
  }
}
