import { latinDigits } from '../field/latinDigits.ts'

/** Reads what people type or paste as an amount: digits of any script, one point, no grouping. `1,000.50` is `1000.50`. */
export function plainAmount(text: string, decimals: number): string {
  const digits = latinDigits(text).replace(/[^\d.]/g, '')
  const point = digits.indexOf('.')
  if (point < 0 || decimals === 0) return digits.replace(/\..*/, '')
  return `${digits.slice(0, point)}.${digits
    .slice(point + 1)
    .replaceAll('.', '')
    .slice(0, decimals)}`
}
