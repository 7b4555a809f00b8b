/** A text with the digits of every script written as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, toLatinDigit)
}

function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  // Unicode keeps each script's ten digits together, so the run's start is found by walking back.
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code < 128 ? digit : String((code - zero) % 10)
}
