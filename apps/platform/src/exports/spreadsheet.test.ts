import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Line, toCsv, type WriteSheet } from './spreadsheet.ts'
import { parseCsv, unzip } from './testing/spreadsheets.ts'
import { toXlsx } from './xlsx.ts'

interface Given {
  columns: readonly string[]
  rows: readonly Line[]
  rightToLeft?: boolean
}

/** A file of a few rows, in two pieces. */
async function written(write: WriteSheet, { columns, rows, rightToLeft = false }: Given): Promise<Buffer> {
  const half = Math.ceil(rows.length / 2)
  async function* lines() {
    yield rows.slice(0, half)
    yield rows.slice(half)
  }
  const parts: Uint8Array[] = []
  for await (const part of write({ columns, rightToLeft, lines: lines() })) parts.push(part)
  return Buffer.concat(parts)
}

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
const cells = async (given: Given) => parseCsv(text(await written(toCsv, given)))

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
  test.each(dangerous)('%j is no formula', async (hostile) => {
    expect((await cells({ columns: ['a'], rows: [[{ text: hostile }]] }))[1]?.[0]).toBe(`'${hostile}`)
  })

  test.each(['a=b', '12-3', 'សួស្ដី', 'مرحبا', '中文', 'a@b.c'])('%j stays as it is', async (harmless) => {
    expect((await cells({ columns: ['a'], rows: [[{ text: harmless }]] }))[1]?.[0]).toBe(harmless)
  })

  test('amounts keep their sign and every digit', async () => {
    const amounts = ['-5.00', '0.0001', '999999999999999.9999']
    const line = amounts.map((number) => ({ number }))
    expect((await cells({ columns: ['a', 'b', 'c'], rows: [line] }))[1]).toEqual(amounts)
  })

  test('any text is preserved, behind at most one apostrophe', async () => {
    const any = fc.string({
      unit: fc.constantFrom('=', '"', ',', '\r', '\n', '\t', 'a', 'ក', 'م', '\u202E', ' '),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(any, any), { maxLength: 8 }), async (rows) => {
        const sheet = { columns: ['a', 'b'], rows: rows.map((row) => row.map((cell) => ({ text: cell }))) }
        const read = (await cells(sheet)).slice(1)
        expect(read.map((line) => line.map((cell) => cell.replace(/^'/, '')))).toEqual(rows)
        for (const cell of read.flat()) expect(cell).not.toMatch(/^[=\t\r\n]/)
      }),
    )
  })
})

describe('XLSX', () => {
  const sheetXml = async (given: Given) =>
    unzip(await written(toXlsx, given)).get('xl/worksheets/sheet1.xml') ?? ''

  test('amounts are numbers; one with more digits than a number keeps is a text', async () => {
    const xml = await sheetXml({
      columns: ['Amount', 'More'],
      rows: [[{ number: '-1234.5600' }, { number: '123456789012345.6789' }]],
    })
    expect(xml).toMatch(/<c r="A2"[^>]*><v>-1234\.56<\/v>/)
    expect(xml).not.toMatch(/<v>123456789012345/)
    const column = await sheetXml({ columns: ['Amount'], rows: [[{ number: '5.00' }], [{ number: '5.25' }]] })
    expect([...column.matchAll(/<c r="A[23]" s="(\d)">/g)].map(([, style]) => style)).toEqual(['3', '3'])
    expect(xml).toContain('123456789012345.6789')
  })

  test('days and moments are dates, in a column that shows them whole; what is no date is a text', async () => {
    const dates = ['2026-11-22 09:30:00', '2026-11-22', '2026-11-22 00:00:00', 'Total', '2026-13-45']
    const given = { columns: ['At'], rows: dates.map((date) => [{ date }]) }
    const xml = await sheetXml(given)
    expect(xml).toMatch(/<c r="A2" s="4"><v>46348\.3958333\d*<\/v>/)
    expect(xml).toContain('<c r="A3" s="5"><v>46348</v>')
    expect(xml).toContain('<c r="A4" s="4"><v>46348</v>')
    expect([...xml.matchAll(/<t[^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual([
      'At',
      'Total',
      '2026-13-45',
    ])
    expect(xml).toContain('width="20"')
    const styles = unzip(await written(toXlsx, given)).get('xl/styles.xml') ?? ''
    expect(styles).toContain('formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"')
    expect((await cells(given)).slice(1).flat()).toEqual(dates)
  })

  test('no text becomes a formula, and the file stays sound', async () => {
    const hostile = [...dangerous, '<f>1</f>', '&amp;', ']]>', 'NUL\u0000\u0001', 'half \ud800', 'مرحبا']
    const xml = await sheetXml({ columns: ['a'], rows: hostile.map((one) => [{ text: one }]) })
    expect(xml).not.toMatch(/<f[ >]/)
    expect(xml).toContain('&lt;f&gt;1&lt;/f&gt;')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
  })

  test('any text is preserved, wherever two pieces are split', async () => {
    const any = fc.string({ unit: fc.constantFrom('<', '&', '_x', '000D_', '\r', '\n', 'a', 'ក', ' ', '"') })
    await fc.assert(
      fc.asyncProperty(fc.array(any, { minLength: 1, maxLength: 8 }), async (texts) => {
        const xml = await sheetXml({ columns: ['a'], rows: texts.map((one) => [{ text: one }]) })
        const found = texts.map((_, row) => {
          const [, inside = ''] =
            new RegExp(`<c r="A${row + 2}"[^>]*>.*?<t[^>]*>(.*?)</t>`, 's').exec(xml) ?? []
          return inside
            .replaceAll('&lt;', '<')
            .replaceAll('&gt;', '>')
            .replaceAll('&amp;', '&')
            .replace(/_x([0-9A-F]{4})_/g, (_sign, code: string) =>
              String.fromCharCode(Number.parseInt(code, 16)),
            )
        })
        expect(found).toEqual(texts)
      }),
    )
  })

  test('columns are called as spreadsheets call them; a right-to-left reader gets a right-to-left worksheet', async () => {
    const columns = Array.from({ length: 40 }, (_, place) => `c${place}`)
    const xml = await sheetXml({ columns, rows: [], rightToLeft: true })
    const places = [...xml.matchAll(/<c r="([A-Z]+)1"/g)].map(([, letters]) => letters)
    expect([places[0], places[25], places[26], places[39]]).toEqual(['A', 'Z', 'AA', 'AN'])
    expect(xml).toContain('rightToLeft="1"')
    expect(await sheetXml({ columns, rows: [] })).not.toContain('rightToLeft')
  })

  test('lines are streamed and never all in memory: a consumer that stops ends the query', async () => {
    let pieces = 0
    let ended = false
    async function* endless() {
      try {
        for (;;) {
          pieces += 1
          yield Array.from({ length: 1_000 }, (_, n): Line => [{ text: `${pieces} ${n} ${Math.random()}` }])
        }
      } finally {
        ended = true
      }
    }
    const file = toXlsx({ columns: ['a'], rightToLeft: false, lines: endless() })
    for (let taken = 0; taken < 300_000; ) taken += (await file.next()).value?.length ?? 0
    await file.return()
    await expect.poll(() => ended).toBe(true)
    // Some tens of thousands of such lines are 300 kB as packed; what was read beyond them is a few pieces.
    expect(pieces).toBeLessThan(60)
  })
})
