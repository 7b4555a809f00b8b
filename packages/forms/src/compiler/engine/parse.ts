import {
  type CharTest,
  type Condition,
  FORK,
  MATCH,
  type Program,
  refuse,
  type State,
  type Translation,
} from './program.ts'

/** Builds the states of one part of a pattern, given the state that follows it; returns its entry. */
type Build = (next: number) => number

const MAX_STATES = 1000
const MAX_DEPTH = 60
/** Different characters and sets of one pattern: each is a native expression that has to be made. */
const MAX_TESTS = 100

const OPTION_END = /(?=[|)]|$)/y
const EDGE = /[$^]/y
const GROUP = /\((?:\?(?:([=!])|(<[=!])|:|<[^>]+>|()))?/y
const CHARACTER = /\\(?:u[dD][89abAB]\w\w\\u[dD][c-fC-F]\w\w|u\{\w+\}|u\w{4}|x\w\w|c\w|[pP]\{[\w=]+\}|.)|./suy
const IN_SET = /\\?./sy
const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y

/** Parses a pattern whose syntax the native constructor has checked. Throws the reason why it cannot be run. */
export function parse({ source, flags }: Translation, whole: boolean): Program {
  const states: State[] = []
  const conditions: Condition[] = []
  const tests = new Map<string, CharTest>()
  let at = 0
  let depth = 0
  /** Nothing before this place takes a character. */
  let leading = whole || source[0] === '^'

  const take = (shape: RegExp) => {
    shape.lastIndex = at
    const found = shape.exec(source)
    if (found) at = shape.lastIndex
    return found
  }

  const add = (op: State['op'], next = -1, other = next): number => {
    if (states.length >= MAX_STATES) refuse('tooLarge')
    return states.push({ op, next, other }) - 1
  }

  const alternatives = (): Build => {
    if (++depth > MAX_DEPTH) refuse('tooLarge')
    const count = conditions.length
    const options: Build[] = []
    do {
      const parts: Build[] = []
      while (!take(OPTION_END)) parts.push(part())
      options.push((next) => parts.reduceRight((rest, build) => build(rest), next))
    } while (source[at] === '|' && ++at)
    // Past the bracket that ends them.
    at++
    depth--
    if (options[1] && conditions[count]) refuse('lookAhead')
    return (next) => options.map((option) => option(next)).reduceRight((rest, one) => add(FORK, one, rest))
  }

  const part = (): Build => {
    const edge = take(EDGE)
    if (edge) return (next) => add(edge[0] as '^' | '$', next)
    const count = conditions.length
    const group = take(GROUP)
    const [, look, behind, other] = group ?? []
    if (behind) refuse('lookBehind')
    if (other === '') refuse('unsupported')
    if (look && !leading) refuse('lookAhead')
    if (look || !group) leading = false
    const body = group ? alternatives() : character()
    if (look) {
      leading = true
      const match = add(MATCH)
      conditions.push({ entry: body(rest(match)), match, expected: look === '=' })
      return (next) => next
    }
    const quantifier = take(QUANTIFIER)
    if (!quantifier) return body
    // A text may pass by what is repeated: what it says about the start is no condition.
    if (conditions[count]) refuse('lookAhead')
    const [, sign, low, comma, high] = quantifier
    const min = sign ? Number(sign === '+') : Number(low)
    const max = sign === '?' ? 1 : sign || (comma && !high) ? Number.POSITIVE_INFINITY : Number(high || low)
    return repeat(body, min, max)
  }

  /** The copies share their character tests. */
  const repeat =
    (body: Build, min: number, max = Number.POSITIVE_INFINITY): Build =>
    (next) => {
      let entry = next
      if (max === Number.POSITIVE_INFINITY) {
        entry = add(FORK, -1, next)
        const loop = states[entry] as State
        loop.next = body(entry)
      } else {
        for (let count = min; count < max; count++) entry = add(FORK, body(entry), next)
      }
      for (let count = 0; count < min; count++) {
        const before = entry
        entry = body(entry)
        // Nothing, however often, is nothing.
        if (entry === before) break
      }
      return entry
    }

  /** One character, or one set of them. */
  const character = (): Build => {
    let [text] = take(CHARACTER) as RegExpExecArray
    for (let open = Number(text === '['); open > 0; ) {
      const [piece] = take(IN_SET) as RegExpExecArray
      text += piece
      if (piece === ']') open--
      else if (piece === '[' && flags[0] === 'v') open++
    }
    if (/^\\[1-9k]/.test(text)) refuse('backReference')
    if (/^\\b/i.test(text)) refuse('wordBoundary')
    // Sets of strings: no test of one character.
    if (/\\q\{|RGI_|Basic_|Keycap/.test(text)) refuse('unsupported')
    const test = tests.get(text) ?? charTest(text, flags)
    tests.set(text, test)
    if (tests.size > MAX_TESTS) refuse('tooLarge')
    return (next) => add(test, next)
  }

  const rest = repeat((next) => add(() => true, next), 0)
  const body = alternatives()
  const match = add(MATCH)
  conditions.push({ entry: whole ? body(add('$', match)) : rest(body(rest(match))), match, expected: true })
  return { states, conditions }
}

/** The native expression tests one character, so sets mean exactly what they mean in JavaScript. */
function charTest(text: string, flags: string): CharTest {
  if (!flags[1] && !text[1] && text !== '.') return (code) => code === text.charCodeAt(0)
  const one = new RegExp(`^${text}$`, flags)
  return (code) => one.test(String.fromCodePoint(code))
}
