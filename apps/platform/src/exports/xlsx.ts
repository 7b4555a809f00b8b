import {
  type Cell,
  dateOf,
  type Line,
  numberOf,
  type Sheet,
  type WriteSheet,
  wordsIn,
} from './spreadsheet.ts'
import { type ZippedFile, zip } from './zip.ts'

/** Signs that XML has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // What begins like the format's own way to write a sign is that text, and not the sign.
  _x: '_x005F_x',
  '\r': '_x000D_',
}

const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>\r]|_x(?=[0-9A-Fa-f]{4}_)/g, (sign) => entities[sign] ?? sign)

/** A text, written as one, so that it is never a formula. */
const textCell = (text: string, style: number): string =>
  text === '' ? '' : `t="inlineStr" s="${style}"><is><t xml:space="preserve">${xmlText(text)}</t></is>`

/** The styles of `styles`, by their places. */
const [plain, bold, whole, decimal, moment, day] = [0, 1, 2, 3, 4, 5]

function inside(cell: Cell): string {
  const date = dateOf(cell)
  if (date !== null)
    return `s="${Number.isInteger(date) && !wordsIn(cell).includes(':') ? day : moment}"><v>${date}</v>`
  const value = numberOf(cell)
  if (value === null) return textCell(wordsIn(cell), plain)
  // By how it is written, so that the amounts of a column look alike.
  return `s="${wordsIn(cell).includes('.') ? decimal : whole}"><v>${value}</v>`
}

/** What a column is called: A to Z, AA and on. */
function letters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : letters(Math.floor(place / 26) - 1) + last
}

function rowXml(cells: readonly string[], row: number): string {
  const written = cells.map((cell, place) =>
    cell === '' ? '' : `<c r="${letters(place)}${row}" ${cell}</c>`,
  )
  return `<row r="${row}">${written.join('')}</row>`
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const links = 'http://schemas.openxmlformats.org/package/2006/relationships'
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The first line bold and in view, the worksheet from right to left where its reader's language is. */
async function* sheetXml({ columns, rightToLeft, lines }: Sheet): AsyncGenerator<string, void, void> {
  const widths = columns.map((name, place) => {
    // A moment needs as much: a spreadsheet shows a date that does not fit as a row of crosses.
    const width = Math.max(20, name.length + 4)
    return `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`
  })
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${
    rightToLeft ? ' rightToLeft="1"' : ''
  }><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  yield `<cols>${widths.join('')}</cols><sheetData>${rowXml(
    columns.map((name) => textCell(name, bold)),
    1,
  )}`
  let row = 1
  const numbered = (cells: Line) => {
    row += 1
    return rowXml(cells.map(inside), row)
  }
  for await (const some of lines) yield some.map(numbered).join('')
  yield '</sheetData></worksheet>'
}

const styles = `<numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00##"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="6">${[
  'numFmtId="0" fontId="0"',
  'numFmtId="0" fontId="1" applyFont="1"',
  'numFmtId="3" fontId="0" applyNumberFormat="1"',
  'numFmtId="164" fontId="0" applyNumberFormat="1"',
  'numFmtId="165" fontId="0" applyNumberFormat="1"',
  'numFmtId="166" fontId="0" applyNumberFormat="1"',
]
  .map((style) => `<xf ${style} fillId="0" borderId="0" xfId="0"/>`)
  .join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>`

const around = (name: string): readonly ZippedFile[] => [
  [
    '[Content_Types].xml',
    [
      `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      '<Default Extension="xml" ContentType="application/xml"/>',
      `<Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/>`,
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/>`,
      `<Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/></Types>`,
    ],
  ],
  [
    '_rels/.rels',
    [
      `${declaration}<Relationships xmlns="${links}">`,
      `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
  ],
  [
    'xl/workbook.xml',
    [
      `${declaration}<workbook xmlns="${main}" xmlns:r="${office}">`,
      `<sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
  ],
  [
    'xl/_rels/workbook.xml.rels',
    [
      `${declaration}<Relationships xmlns="${links}">`,
      `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>`,
      `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ],
  ],
  ['xl/styles.xml', [`${declaration}<styleSheet xmlns="${main}">${styles}</styleSheet>`]],
]

/** An XLSX file of one worksheet (ECMA-376); amounts are numbers. */
export const toXlsx: WriteSheet = (sheet) =>
  zip([...around(sheet.name ?? 'Sheet1'), ['xl/worksheets/sheet1.xml', sheetXml(sheet)]])
