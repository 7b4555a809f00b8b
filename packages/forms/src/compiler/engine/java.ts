import { attempt } from '../attempt.ts'
import { type Dialect, refuse } from './program.ts'

/** Java's classes of ASCII, some of which JavaScript reads as classes of Unicode. */
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

/**
 * What may need other words: quoted text, escapes (with a hyphen after them that begins no range; those in braces
 * stand here only so that their brace is read with them), brackets,
 * groups that JavaScript does not know, and quantifiers that never give back, first those with nothing after them.
 */
const SPELLINGS =
  /^\(\?i\)|\\u\{\w+\}|\\(?:Q(?<quoted>.*?)(?:\\E|$)|x\{(?<hex>\w+)\}|(?<letter>[pP])(?:\{(?<java>Is|script=)?(?<name>[\w=]+)\}|(?<short>[A-Z]))|(?<sign>.))(?<hyphen>-(?![\]-]))?|[[\]]|\(\?(?![:=!<])|(?<!\)|\)\{[\d,]+)(?<quantifier>[*+?}])\+(?=(?:\$|\\z)?$)|[*+?}]\+/gsu

type Found = Partial<
  Record<'quoted' | 'hex' | 'letter' | 'java' | 'name' | 'short' | 'sign' | 'hyphen' | 'quantifier', string>
>

/** Java's spellings, as far as JavaScript has words for them; what is JavaScript's already stays. */
export const java: Dialect = (source, mode) => {
  const translated = new Set<string>()
  let flags: string = mode
  /** How many brackets are open here. */
  let open = 0

  const set = (ranges: string, negated: boolean) => {
    if (!open) return `[${negated ? '^' : ''}${ranges}]`
    return negated ? refuse('unsupported') : ranges
  }

  const property = ({ letter, java, name = '' }: Found) => {
    if (Object.hasOwn(ASCII_CLASSES, name)) return set(ASCII_CLASSES[name] as string, letter === 'P')
    const script = `\\${letter}{Script=${name}}`
    return java && compiles(script) ? script : `\\${letter}{${name}}`
  }

  const escaped = (sign: string) => {
    if (sign === 'h') return set(HORIZONTAL, false)
    if (!open && sign === 'A') return '^'
    if (!open && sign === 'z') return '$'
    if (/[^\W\d_bBcdDfknpPrsStuvwWx]/.test(sign)) refuse('unsupported')
    // A sign that needs no escape, as in `\@`: JavaScript refuses it, every other dialect reads the sign.
    return /[^\w$^\\.*+?()[\]{}|/-]|_/.test(sign) || (sign === '-' && !open) ? coded(sign) : `\\${sign}`
  }

  const words = (found: string, spelling: Found) => {
    const { quoted, hex, letter, short, sign, hyphen, quantifier } = spelling
    if (/^\\u\{/.test(found)) return found
    if (found === '[') open = mode === 'v' ? open + 1 : 1
    else if (found === ']') open--
    else if (found[0] === '\\') {
      let said = ''
      if (quoted !== undefined) said = quoted.replace(/[^\w\s]/gu, coded)
      else if (hex) said = `\\u{${hex}}`
      else if (short) said = `\\${letter}{${short}}`
      else said = sign ? escaped(sign) : property(spelling)
      // `[\w-.]`: a set begins no range, so every dialect but JavaScript's reads the hyphen as itself.
      return said + (hyphen ? (open && (letter || /[dDwWsSh]/.test(sign as string)) ? '\\-' : '-') : '')
    } else if (!open) {
      if (found === '(?i)') {
        flags += 'i'
        return ''
      }
      if (found[0] === '(') refuse('unsupported')
      // A possessive repeat changes nothing when nothing follows one character's repeats; elsewhere it may.
      return quantifier ?? refuse('possessive')
    }
    return found
  }

  const said = source.replace(SPELLINGS, (found, ...rest) => {
    const word = words(found, rest.at(-1))
    if (word !== found) translated.add(found)
    return word
  })
  return { source: said, flags, translated: [...translated] }
}

/** A sign as an escape that every mode reads. */
function coded(sign: string): string {
  return `\\u{${sign.codePointAt(0)?.toString(16)}}`
}

function compiles(source: string): boolean {
  return attempt(() => new RegExp(source, 'u')) !== undefined
}
