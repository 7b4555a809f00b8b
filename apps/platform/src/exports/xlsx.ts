import writeXlsxFile from 'write-excel-file/node'
import { type Cell, numberOf, type Sheet } from './sheet.ts'

/** Signs that XML has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function xlsxCell(cell: Cell) {
  const value = numberOf(cell)
  if (value !== null) {
    return { type: Number, value, format: Number.isInteger(value) ? '#,##0' : '#,##0.00##' } as const
  }
  const text = 'number' in cell ? cell.number : cell.text
  // A text is written as one: whatever it begins with, it is no formula.
  return { type: String, value: text.replace(unwritable, '') } as const
}

/** An XLSX file of one sheet, its first line bold and in view; amounts are numbers. */
export async function toXlsx({ columns, rows }: Sheet): Promise<Uint8Array> {
  const head = columns.map((value) => ({ type: String, value, fontWeight: 'bold' as const }))
  const body = rows.map((cells) => cells.map(xlsxCell))
  const widths = columns.map((name) => ({ width: Math.max(14, name.length + 4) }))
  return writeXlsxFile([head, ...body], { columns: widths, stickyRowsCount: 1 }).toBuffer()
}
