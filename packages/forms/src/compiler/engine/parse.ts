import { type Cursor, peek, readEscape, take } from './escape.ts'
import {
  assemble,
  type Build,
  CHAR,
  type CharTest,
  END,
  MATCH,
  refuse,
  SPLIT,
  START,
  type State,
} from './program.ts'

/** A look-ahead: where it begins, the state that says it has matched, and whether it should. */
export interface Look {
  readonly entry: number
  readonly match: number
  readonly expected: boolean
}

/** A pattern as automata that a text must satisfy together; they share their states. */
export interface Parsed {
  readonly states: readonly State[]
  readonly entry: number
  /** Look-aheads at the start: each must match (or, negated, must not match) a beginning of the text. */
  readonly looks: readonly Look[]
  /** The state that says the pattern itself has matched; all states of its own come after it. */
  readonly match: number
  /** Spellings of other dialects that were put into JavaScript's words. */
  readonly translated: readonly string[]
}

const MAX_REPEAT = 1000
const MAX_DEPTH = 60
/** Different characters and sets of one pattern: each is a native expression that has to be made. */
const MAX_SETS = 100

/** Parses `source` as JavaScript's `u` or `v` syntax. Throws the reason, or the native SyntaxError of a class. */
export function parse(source: string, mode: 'u' | 'v', whole: boolean): Parsed {
  const translated = new Set<string>()
  const looks: Look[] = []
  const tests = new Map<string, CharTest>()
  const cursor: Cursor = { source: unquote(source, translated), at: 0 }
  let depth = 0
  let anchored = whole
  let flags: string = mode
  const { states, add, repeat } = assemble()
  if (take(cursor, /\(\?i\)/y)) {
    translated.add('(?i)')
    flags += 'i'
  }

  const atom = (text: string): Build => {
    let test = tests.get(text)
    if (!test) {
      if (tests.size >= MAX_SETS) refuse('tooLarge')
      test = charTest(text, flags)
      tests.set(text, test)
    }
    const found = test
    return (next) => add(CHAR, next, -1, found)
  }

  /** Begins a part that a text may pass by; the answer ends it: what it says about the start binds nobody. */
  function detour(): () => void {
    const [count, before] = [looks.length, anchored]
    return () => {
      if (looks.length > count) refuse('lookAhead')
      anchored = before
    }
  }

  function alternatives(lead: boolean): Build {
    if (++depth > MAX_DEPTH) refuse('tooLarge')
    const end = detour()
    const options: Build[] = [sequence(lead)]
    while (take(cursor, /\|/y)) options.push(sequence(lead))
    depth--
    if (options.length > 1) end()
    return (next) =>
      options.reduceRight((rest, option) => (rest < 0 ? option(next) : add(SPLIT, option(next), rest)), -1)
  }

  function sequence(lead: boolean): Build {
    const parts: Build[] = []
    let leading = lead
    while (cursor.at < cursor.source.length && !/[|)]/.test(peek(cursor))) {
      const assertion = readAssertion(leading)
      if (assertion) {
        if (/[*+?{]/.test(peek(cursor))) refuse('syntax')
        parts.push(assertion)
        continue
      }
      const end = detour()
      const part = readAtom(leading)
      const quantified = readQuantifier(part)
      if (quantified) end()
      parts.push(quantified ?? part)
      leading = false
    }
    return (next) => parts.reduceRight((rest, part) => part(rest), next)
  }

  function readAssertion(leading: boolean): Build | undefined {
    if (take(cursor, /(?:\^|\\A)/y)) {
      anchored ||= leading
      return (next) => add(START, next)
    }
    if (take(cursor, /(?:\$|\\z)/y)) return (next) => add(END, next)
    if (take(cursor, /\(\?<[=!]/y)) refuse('lookBehind')
    const look = take(cursor, /\(\?([=!])/y)
    if (!look) return undefined
    if (!leading) refuse('lookAhead')
    const body = alternatives(false)
    closeGroup()
    const found = add(MATCH, -1)
    looks.push({ entry: body(found), match: found, expected: look[1] === '=' })
    return (next) => next
  }

  function readAtom(leading: boolean): Build {
    if (take(cursor, /\((?:\?:|\?<[A-Za-z_$][\w$]*>|(?!\?))/y)) {
      const body = alternatives(leading)
      closeGroup()
      return body
    }
    const char = peek(cursor)
    if (char === '(') refuse('unsupported')
    if (/[*+?{}\]]/.test(char)) refuse('syntax')
    if (char === '[') return atom(readClass())
    if (char === '\\') return atom(readEscape(cursor, false, translated))
    cursor.at += char.length
    return atom(char)
  }

  function closeGroup(): void {
    if (!take(cursor, /\)/y)) refuse('syntax')
  }

  function readClass(): string {
    let text = ''
    let open = 0
    do {
      const char = peek(cursor)
      if (char === '') refuse('syntax')
      if (char === '\\') {
        const piece = readEscape(cursor, true, translated)
        text += piece
        // `[\w-.]`: a set begins no range, so every dialect but `u` mode reads the hyphen as itself.
        if (/^\\[dDwWsSpP]/.test(piece) && take(cursor, /-(?![\]-])/y)) {
          text += '\\-'
          translated.add('-')
        }
        continue
      }
      cursor.at += char.length
      text += char
      if (char === '[' && (mode === 'v' || open === 0)) open++
      if (char === ']') open--
    } while (open > 0)
    return text
  }

  function readQuantifier(body: Build): Build | undefined {
    const found = take(cursor, /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})/y)
    if (!found) return undefined
    const [, sign, from, comma, to] = found
    const min = sign ? (sign === '+' ? 1 : 0) : Number(from)
    const open = sign ? sign !== '?' : Boolean(comma) && !to
    const max = open ? Number.POSITIVE_INFINITY : sign ? 1 : Number(to || from)
    if (max < min) refuse('syntax')
    if (min > MAX_REPEAT || (!open && max > MAX_REPEAT)) refuse('tooLarge')
    if (take(cursor, /\+/y)) {
      // Never giving back changes nothing when nothing follows; anywhere else it changes the language.
      if (depth > 1 || !/^(?:\$|\\z)?$/.test(cursor.source.slice(cursor.at, cursor.at + 4)))
        refuse('possessive')
      translated.add('possessive')
    } else take(cursor, /\?/y)
    return repeat(body, min, max)
  }

  const body = alternatives(true)
  if (cursor.at < cursor.source.length) refuse('syntax')
  if (looks.length > 0 && !anchored) refuse('lookAhead')
  const match = add(MATCH, -1)
  const entry = body(whole ? add(END, match) : match)
  return { states, entry, match, looks, translated: [...translated] }
}

/** The native expression tests one character, so sets mean exactly what they mean in JavaScript. */
function charTest(text: string, flags: string): CharTest {
  if (flags.length === 1 && text.length === 1 && text !== '.') {
    const code = text.codePointAt(0)
    return (codePoint) => codePoint === code
  }
  const one = new RegExp(`^${text}$`, flags)
  let last = -1
  let answer = false
  return (codePoint) => {
    if (codePoint !== last) {
      last = codePoint
      answer = one.test(String.fromCodePoint(codePoint))
    }
    return answer
  }
}

/** Java's `\Q...\E` as escaped characters. */
function unquote(source: string, translated: Set<string>): string {
  return source.replace(/\\Q([\s\S]*?)(?:\\E|$)|\\[\s\S]/g, (found, quoted: string | undefined) => {
    if (quoted === undefined) return found
    translated.add('\\Q\\E')
    return quoted.replace(/[$^\\.*+?()[\]{}|/]/g, '\\$&')
  })
}
