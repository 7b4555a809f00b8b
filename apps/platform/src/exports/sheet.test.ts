import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Sheet, toCsv } from './sheet.ts'
import { parseCsv, unzip } from './testingSheets.ts'
import { toXlsx } from './xlsx.ts'

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
const cells = (sheet: Sheet) => parseCsv(text(toCsv(sheet)))

const dangerous = [
  '=cmd|"/c calc"!A1',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '\u200B=1',
  '\u202E=1',
  '＝1+1',
  '－1',
  '＠x',
]

describe('CSV', () => {
  test.each(dangerous)('%j is no formula', (hostile) => {
    expect(cells({ columns: ['a'], rows: [[{ text: hostile }]] })[1]?.[0]).toBe(`'${hostile}`)
  })

  test.each(['a=b', '12-3', 'សួស្ដី', 'مرحبا', '中文', 'a@b.c'])('%j stays as it is', (harmless) => {
    expect(cells({ columns: ['a'], rows: [[{ text: harmless }]] })[1]?.[0]).toBe(harmless)
  })

  test('amounts keep their sign and every digit', () => {
    const amounts = ['-5.00', '0.0001', '999999999999999.9999']
    const line = amounts.map((number) => ({ number }))
    expect(cells({ columns: ['a', 'b', 'c'], rows: [line] })[1]).toEqual(amounts)
  })

  test('any text comes back, behind at most one apostrophe', () => {
    const any = fc.string({
      unit: fc.constantFrom('=', '"', ',', '\r', '\n', '\t', 'a', 'ក', 'م', '\u202E', ' '),
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(any, any), { maxLength: 8 }), (rows) => {
        const sheet = { columns: ['a', 'b'], rows: rows.map((row) => row.map((cell) => ({ text: cell }))) }
        const read = cells(sheet).slice(1)
        expect(read.map((line) => line.map((cell) => cell.replace(/^'/, '')))).toEqual(rows)
        for (const cell of read.flat()) expect(cell).not.toMatch(/^[=\t\r\n]/)
      }),
    )
  })
})

describe('XLSX', () => {
  const sheetXml = async (sheet: Sheet) => {
    const files = unzip(await toXlsx(sheet))
    const all = [...files].filter(([name]) => /worksheets|sharedStrings/.test(name))
    return all.map(([, xml]) => xml).join('')
  }

  test('amounts are numbers; one with more digits than a number holds is a text', async () => {
    const xml = await sheetXml({
      columns: ['Amount', 'More'],
      rows: [[{ number: '-1234.5600' }, { number: '123456789012345.6789' }]],
    })
    expect(xml).toMatch(/<c r="A2"[^>]*><v>-1234\.56<\/v>/)
    expect(xml).not.toMatch(/<v>123456789012345/)
    expect(xml).toContain('123456789012345.6789')
  })

  test('whatever a text holds, it is no formula, and the file stays sound', async () => {
    const hostile = [...dangerous, '<f>1</f>', '&amp;', ']]>', 'NUL\u0000\u0001', 'half \ud800', 'مرحبا']
    const xml = await sheetXml({ columns: ['a'], rows: hostile.map((one) => [{ text: one }]) })
    expect(xml).not.toMatch(/<f[ >]/)
    expect(xml).toContain('&lt;f&gt;1&lt;/f&gt;')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
  })
})
