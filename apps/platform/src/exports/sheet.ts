/** A cell: a text, or a number as its decimal string, so that nothing is rounded on the way. */
export type Cell = { readonly text: string } | { readonly number: string }

export type Line = readonly Cell[]

/** A file's content, whose lines come as they are read: nobody holds all of them. */
export interface Sheet {
  readonly columns: readonly string[]
  /** Whether its reader reads from right to left. */
  readonly rightToLeft: boolean
  readonly lines: AsyncIterable<readonly Line[]>
}

/** What makes a file of a sheet, piece by piece. */
export type WriteSheet = (sheet: Sheet) => AsyncGenerator<Uint8Array, void, void>

/** How a text begins that a spreadsheet takes for a formula, in whatever width, behind whatever cannot be seen. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

function csvCell(cell: Cell): string {
  if ('number' in cell) return cell.number
  const text = formula.test(cell.text) ? `'${cell.text}` : cell.text
  return /[",\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csvText = (lines: readonly Line[]): string =>
  lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')

/** A CSV file (RFC 4180) with the byte order mark by which spreadsheets know UTF-8. No text in it is a formula. */
export const toCsv: WriteSheet = async function* ({ columns, lines }) {
  const encoder = new TextEncoder()
  yield encoder.encode(`\uFEFF${csvText([columns.map((text) => ({ text }))])}`)
  for await (const some of lines) yield encoder.encode(csvText(some))
}

/** Digits that a spreadsheet's numbers hold. */
const mostDigits = 15

/** The number that a cell holds when no digit of it is lost; a longer one stays a text. */
export function numberOf(cell: Cell): number | null {
  if (!('number' in cell) || cell.number.replace(/[^0-9]/g, '').length > mostDigits) return null
  return Number(cell.number)
}
