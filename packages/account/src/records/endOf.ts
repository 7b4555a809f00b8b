/** A long number by its end, in which numbers differ; the details have the whole. No line breaks after the sign. */
export function endOf(number: string): string {
  return number.length > 14 ? `…\u2060${number.slice(-8)}` : number
}
