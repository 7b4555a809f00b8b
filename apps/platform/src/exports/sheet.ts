/** A cell: a text, or a number as its decimal string, so that nothing is rounded on the way. */
export type Cell = { readonly text: string } | { readonly number: string }

export interface Sheet {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** How a text begins that a spreadsheet takes for a formula, in whatever width, behind whatever cannot be seen. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function csvCell(cell: Cell): string {
  if ('number' in cell) return cell.number
  const text = formula.test(cell.text) ? `'${cell.text}` : cell.text
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A CSV file (RFC 4180) with the byte order mark by which spreadsheets know UTF-8. No text in it is a formula. */
export function toCsv({ columns, rows }: Sheet): Uint8Array {
  const lines = [columns.map((text) => ({ text })), ...rows].map((cells) => cells.map(csvCell).join(','))
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`)
}

/** Digits that a spreadsheet's numbers hold. */
const mostDigits = 15

/** The number that a cell holds when no digit of it is lost; a longer one stays a text. */
export function numberOf(cell: Cell): number | null {
  if (!('number' in cell) || cell.number.replace(/[^0-9]/g, '').length > mostDigits) return null
  return Number(cell.number)
}
