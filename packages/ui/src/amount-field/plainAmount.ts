/** Reads what people type or paste as an amount: digits of any script, one point, no grouping. `1,000.50` is `1000.50`. */
export function plainAmount(text: string, decimals: number): string {
  const digits = text.replace(/\p{Nd}/gu, toLatinDigit).replace(/[^\d.]/g, '')
  const point = digits.indexOf('.')
  if (point < 0 || decimals === 0) return digits.replace(/\..*/, '')
  return `${digits.slice(0, point)}.${digits
    .slice(point + 1)
    .replaceAll('.', '')
    .slice(0, decimals)}`
}

function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  // Unicode keeps each script's ten digits together, so the run's start is found by walking back.
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code < 128 ? digit : String((code - zero) % 10)
}
