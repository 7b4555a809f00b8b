import { normaliseValue } from '@baize/forms/compiler'
import { parse } from 'papaparse'

/** Rows of one file: each is a call of its own, and an agent reads all of them before they are sent. */
export const maxRows = 200

/** Bytes of one file; 200 rows are some 20 kB. */
export const maxBytes = 256 * 1024

/** A column that a file may have, and the headings by which it is recognised, in any case. */
export interface CsvColumn {
  readonly id: string
  readonly names: readonly string[]
  readonly required?: boolean
}

/** A row with its number as a spreadsheet shows it: the headings are row 1. */
export interface CsvRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

export type CsvReading =
  | { readonly kind: 'rows'; readonly rows: readonly CsvRow[] }
  /** Not UTF-8, or no text at all. */
  | { readonly kind: 'encoding' }
  /** A quote that is never closed. */
  | { readonly kind: 'quotes' }
  /** Headings that are missing. */
  | { readonly kind: 'columns'; readonly missing: readonly string[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooMany'; readonly rows: number }

/** UTF-16 is what a spreadsheet calls "Unicode text"; every other file must be UTF-8. */
function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** One line of plain text. The apostrophe by which a spreadsheet was kept from reading a formula is no part of it. */
function plain(cell: string): string {
  return normaliseValue({ kind: 'text' }, cell).replace(/^'(?=[=+\-@＝＋－＠])/u, '')
}

const heading = (cell: string): string => plain(cell).toLowerCase()

/** Reads a file with headings in its first row, separated by commas, semicolons or tabs. Empty rows are left out. */
export function readCsv(bytes: Uint8Array, columns: readonly CsvColumn[]): CsvReading {
  const text = decodeText(bytes)
  if (text === null || text.includes('\0')) return { kind: 'encoding' }
  // Some spreadsheets begin with the separator that they use.
  const { data, errors } = parse<string[]>(text.replace(/^sep=.\r?\n/, ''), {
    delimitersToGuess: [',', ';', '\t'],
  })
  if (errors.some(({ type }) => type === 'Quotes')) return { kind: 'quotes' }
  const [head = [], ...lines] = data
  const places = new Map(
    columns.map(({ id, names }) => [
      id,
      head.findIndex((cell) => names.some((name) => heading(name) === heading(cell))),
    ]),
  )
  const missing = columns.filter(({ id, required }) => required && places.get(id) === -1)
  const rows = lines.flatMap((cells, index): CsvRow[] => {
    if (cells.every((cell) => plain(cell) === '')) return []
    const read = columns.map(({ id }) => [id, plain(cells[places.get(id) ?? -1] ?? '')])
    return [{ line: index + 2, cells: Object.fromEntries(read) }]
  })
  if (missing.length > 0) return { kind: 'columns', missing: missing.flatMap(({ names }) => names[0] ?? []) }
  if (rows.length === 0) return { kind: 'empty' }
  return rows.length > maxRows ? { kind: 'tooMany', rows: rows.length } : { kind: 'rows', rows }
}
