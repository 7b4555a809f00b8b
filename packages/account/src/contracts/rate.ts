/** A rate in per cent as a share of one, without floats: `1.25` is `0.0125`. */
export function shareOf(rate: string): string {
  const [whole = '0', part = ''] = rate.split('.')
  const digits = whole.padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${part}`
}
