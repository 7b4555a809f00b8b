import Papa from 'papaparse'

/**
 * A cell: a text, or a number as its decimal string, so that nothing is rounded on the way, or a day (`2026-11-22`) or a
 * moment (`2026-11-22 09:30:00`) of the brand's zone.
 */
export type Cell = { readonly text: string } | { readonly number: string } | { readonly date: string }

/** A cell's content, as it is written. */
export const wordsIn = (cell: Cell): string =>
  'number' in cell ? cell.number : 'date' in cell ? cell.date : cell.text

export type Line = readonly Cell[]

/** A file's content, whose lines are streamed as they are read, never all in memory. */
export interface Sheet {
  /** What a workbook calls it: at most 31 characters. @default 'Sheet1' */
  readonly name?: string
  readonly columns: readonly string[]
  /** Whether its reader reads from right to left. */
  readonly rightToLeft: boolean
  readonly lines: AsyncIterable<readonly Line[]>
}

/** Writes a file of a spreadsheet, piece by piece. */
export type WriteSheet = (sheet: Sheet) => AsyncGenerator<Uint8Array, void, void>

/** The beginning of a text that a spreadsheet takes for a formula, in any width, after any invisible characters. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

const csvCell = (cell: Cell): string =>
  'text' in cell && formula.test(cell.text) ? `'${cell.text}` : wordsIn(cell)

/** A line of CSV, without its end. No text in it is a formula. */
export const csvLine = (cells: Line): string => Papa.unparse([cells.map(csvCell)])

const csvText = (lines: readonly Line[]): string => lines.map((cells) => `${csvLine(cells)}\r\n`).join('')

/** A CSV file (RFC 4180) with the byte order mark by which spreadsheets know UTF-8. No text in it is a formula. */
export const toCsv: WriteSheet = async function* ({ columns, lines }) {
  const encoder = new TextEncoder()
  yield encoder.encode(`\uFEFF${csvText([columns.map((text) => ({ text }))])}`)
  for await (const some of lines) yield encoder.encode(csvText(some))
}

/** Digits that a spreadsheet's numbers keep. */
const maxDigits = 15

/** A cell's number when no digit of it is lost; a longer one stays a text. */
export function numberOf(cell: Cell): number | null {
  if (!('number' in cell) || cell.number.replace(/[^0-9]/g, '').length > maxDigits) return null
  return Number(cell.number)
}

/** Days from the first one of a spreadsheet's calendar to the epoch. */
const epoch = 25_569

const dayOrMoment = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2})?$/

/** The days since the first one of a spreadsheet's calendar, with their fraction; null for what is no date. */
export function dateOf(cell: Cell): number | null {
  if (!('date' in cell) || !dayOrMoment.test(cell.date)) return null
  const days = Date.parse(`${cell.date.replace(' ', 'T')}${cell.date.includes(' ') ? 'Z' : ''}`) / 86_400_000
  return Number.isNaN(days) ? null : days + epoch
}
