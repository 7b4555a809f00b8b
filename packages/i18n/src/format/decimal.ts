/** A decimal number as text: its sign, its whole digits and its fraction's. Money never passes through a float. */
export interface Decimal {
  negative: boolean
  whole: string
  fraction: string
}

/** What is shown in place of a value that cannot be read: never a zero, never "NaN". */
export const noValue = '–'

const plain = /^([+-]?)(\d+)(?:\.(\d*))?$/
const exponential = /^([+-]?)(\d+)(?:\.(\d+))?e([+-]\d+)$/i

/** Reads `-1234.5`, `12n` or `1e21`; nothing of any other text. */
export function readDecimal(value: string | number | bigint): Decimal | undefined {
  const text = String(value)
  const found = plain.exec(text)
  if (found) return decimal(found[1], found[2] ?? '', found[3] ?? '')
  const large = typeof value === 'number' ? exponential.exec(text) : null
  if (!large) return undefined
  const [, sign, whole = '', fraction = '', exponent = '0'] = large
  return shiftDecimal(decimal(sign, whole, fraction), Number(exponent))
}

function decimal(sign: string | undefined, whole: string, fraction: string): Decimal {
  return { negative: sign === '-', whole: whole.replace(/^0+(?=\d)/, ''), fraction }
}

/** Times ten to the power of `places`. */
export function shiftDecimal({ negative, whole, fraction }: Decimal, places: number): Decimal {
  const digits = whole + fraction
  const point = whole.length + places
  const padded = point > 0 ? digits.padEnd(point, '0') : '0'.repeat(1 - point) + digits
  const at = Math.max(point, 1)
  return decimal(negative ? '-' : '', padded.slice(0, at), padded.slice(at))
}

/** Cut after `places` digits, toward zero; filled up to them. */
export function truncateDecimal({ negative, whole, fraction }: Decimal, places: number): Decimal {
  return { negative, whole, fraction: fraction.slice(0, places).padEnd(places, '0') }
}

/** Rounded to at most `maximum` digits, halves away from zero; filled up to `minimum`. */
export function roundDecimal(value: Decimal, minimum: number, maximum: number): Decimal {
  let { whole, fraction } = value
  if (fraction.length > maximum) {
    const up = (fraction[maximum] ?? '0') >= '5' ? 1n : 0n
    const digits = String(BigInt(whole + fraction.slice(0, maximum)) + up).padStart(maximum + 1, '0')
    whole = digits.slice(0, digits.length - maximum)
    fraction = digits.slice(digits.length - maximum)
  }
  return { negative: value.negative, whole, fraction: fraction.replace(/0+$/, '').padEnd(minimum, '0') }
}

export function isZero({ whole, fraction }: Decimal): boolean {
  return !/[1-9]/.test(whole + fraction)
}
