import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, csvSettings, guarded, toCsv } from './csv.ts'

/** A reader by the letter of RFC 4180, written apart from the writer. */
function read(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  let at = text.startsWith('\ufeff') ? 1 : 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at++; !(text[at] === '"' && text[at + 1] !== '"'); at++) {
        if (text[at] === '"') at++
        cell += text[at]
      }
      at++
    } else while (at < text.length && text[at] !== ',' && text[at] !== '\r') cell += text[at++]
    cells.push(cell)
    if (text[at] === ',') at++
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n')
      at += 2
      lines.push(cells)
      cells = []
    }
  }
  return lines
}

const nasty = oneof(
  string(),
  string({ unit: 'binary' }),
  string({ unit: constantFrom('"', ',', '\r', '\n', '=', '+', '-', '@', '\t', ' ', 'ក', 'ش', '1', '.') }),
)

describe('a CSV file', () => {
  it('is read again as what was written, but for the apostrophes', () => {
    assert(
      property(array(array(nasty, { minLength: 1 })), (lines) => {
        expect(read(toCsv(lines))).toEqual(lines.map((cells) => cells.map(guarded)))
      }),
    )
  })

  it('contains no cell that a spreadsheet would calculate', () => {
    assert(
      property(nasty, (text) => {
        const [[cell] = []] = read(toCsv([[text]]))
        if (/^\s*[=+\-@]/.test(cell ?? '')) expect(cell).toMatch(/^[+-]?\d+(\.\d+)?$/)
      }),
    )
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+855 12 345 678', "'+855 12 345 678"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =cmd', "' =cmd"],
    ['\t=cmd', "'\t=cmd"],
    ['＝1', "'＝1"],
    ['\u2066=1\u2069', "'\u2066=1\u2069"],
    ['-5.00', '-5.00'],
    ['+5', '+5'],
    ['Dara', 'Dara'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(guarded(text)).toBe(expected)
  })

  it('puts quotes where RFC 4180 wants them', () => {
    expect(csvCell('a "b", c')).toBe('"a ""b"", c"')
    expect(csvCell('two\nlines')).toBe('"two\nlines"')
    expect(toCsv([['a', 'b'], ['c']])).toBe(`${csvSettings.mark}a,b\r\nc\r\n`)
    expect(toCsv([])).toBe(csvSettings.mark)
  })
})
