/** A file that spreadsheets read as it is meant: lines end as RFC 4180 wants, and Excel sees that it is UTF-8. */
export const csvSettings = {
  /** The byte order mark, by which a spreadsheet knows that the file is UTF-8. */
  mark: '\ufeff',
  /** Between cells. */
  separator: ',',
  /** Between lines. */
  lineEnd: '\r\n',
} as const

const plainNumber = /^[+-]?\d+(?:\.\d+)?$/
/** What spreadsheets take for the beginning of a formula, in wide forms too, and what they skip before it. */
const formula = /^[\s\u00a0\u200b-\u200f\u2066-\u2069\ufeff]*[=+\-@|%＝＋－＠]|^[\t\r\n]/

/** A name that begins like a formula stays text, by an apostrophe in front; a negative number stays a number. */
export function guarded(text: string): string {
  return formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
}

/** One cell, in quotes where its content would break the line up. */
export function csvCell(text: string): string {
  const safe = guarded(text)
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of cells as the text of a CSV file: RFC 4180, with a mark for UTF-8, safe to open in a spreadsheet. */
export function toCsv(lines: readonly (readonly string[])[]): string {
  const { mark, separator, lineEnd } = csvSettings
  return mark + lines.map((cells) => cells.map(csvCell).join(separator) + lineEnd).join('')
}
