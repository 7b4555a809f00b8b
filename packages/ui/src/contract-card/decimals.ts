interface Digits {
  negative: boolean
  whole: string
  fraction: string
}

function read(text: string): Digits | undefined {
  const found = /^\s*([+-]?)(\d+)(?:\.(\d+))?\s*$/.exec(text)
  if (!found) return undefined
  const whole = (found[2] ?? '').replace(/^0+/, '')
  const fraction = (found[3] ?? '').replace(/0+$/, '')
  return { negative: found[1] === '-' && (whole + fraction).length > 0, whole, fraction }
}

/** Which of two decimal strings is more, exactly: below zero, zero, above zero; undefined where one is no number. */
export function compareDecimals(one: string, other: string): number | undefined {
  const [left, right] = [read(one), read(other)]
  if (!left || !right) return undefined
  if (left.negative !== right.negative) return left.negative ? -1 : 1
  const places = Math.max(left.fraction.length, right.fraction.length)
  const scaled = (digits: Digits) => BigInt(`0${digits.whole}${digits.fraction.padEnd(places, '0')}`)
  const [a, b] = [scaled(left), scaled(right)]
  const size = a === b ? 0 : a > b ? 1 : -1
  return left.negative && size !== 0 ? -size : size
}
