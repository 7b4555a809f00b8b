import { expect, test } from 'vitest'
import { type CsvColumn, maxRows, readCsv } from './csv.ts'

const columns: readonly CsvColumn[] = [
  { id: 'account', names: ['Account', 'គណនី'], required: true },
  { id: 'amount', names: ['Amount'], required: true },
  { id: 'note', names: ['Note'] },
]
const utf8 = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readCsv(utf8(text), columns)
const row = (line: number, account: string, amount: string, note = '') => ({
  ...{ line, cells: { account, amount, note } },
})

test.each([
  ['commas', 'Account,Amount,Note\nsokdara1,1.50,For rent\n'],
  ['semicolons', 'Account;Amount;Note\r\nsokdara1;1.50;For rent\r\n'],
  ['tabs', 'Account\tAmount\tNote\nsokdara1\t1.50\tFor rent'],
  ['a byte order mark', '\ufeffAccount,Amount,Note\nsokdara1,1.50,For rent'],
  ['its separator in the first line', 'sep=;\r\nAccount;Amount;Note\r\nsokdara1;1.50;For rent'],
  ['other columns and another order', 'Note,X,AMOUNT,គណនី\nFor rent,x,1.50,sokdara1'],
  ['marks of direction', 'Account,Amount,Note\n\u200fsokdara1\u200e,1.50, For rent '],
])('reads a file with %s', (_name, text) => {
  expect(read(text)).toEqual({ kind: 'rows', rows: [row(2, 'sokdara1', '1.50', 'For rent')] })
})

test('reads UTF-16 as a spreadsheet writes it', () => {
  const text = 'Account\tAmount\nsokdara1\t៥០'
  const units = Uint16Array.from([0xfeff, ...[...text].map((letter) => letter.charCodeAt(0))])
  expect(readCsv(new Uint8Array(units.buffer), columns)).toEqual({
    ...{ kind: 'rows', rows: [row(2, 'sokdara1', '៥០')] },
  })
})

test('empty rows are left out and the others keep their numbers', () => {
  expect(read('Account,Amount\n\nsokdara1,1\n,,\nvibol2026,2\n')).toEqual({
    ...{ kind: 'rows', rows: [row(3, 'sokdara1', '1'), row(5, 'vibol2026', '2')] },
  })
})

test('quoted cells keep separators and lose line breaks', () => {
  expect(read('Account,Amount,Note\nsokdara1,"1,000.50","a ""b""\nc"')).toEqual({
    ...{ kind: 'rows', rows: [row(2, 'sokdara1', '1,000.50', 'a "b" c')] },
  })
})

test('the apostrophe that guards a formula in our own files is taken off again', () => {
  expect(read("Account,Amount,Note\nsokdara1,1,'=1+1")).toMatchObject({
    ...{ rows: [{ cells: { note: '=1+1' } }] },
  })
})

test.each([
  ['encoding', new Uint8Array([0x41, 0xe9, 0x2c])],
  ['encoding', utf8('Account,Amount\n\0,1')],
  ['quotes', utf8('Account,Amount\n"sokdara1,1')],
  ['empty', utf8('Account,Amount\n\n')],
])('%s: says why a file cannot be read', (kind, bytes) => {
  expect(readCsv(bytes, columns)).toEqual({ kind })
})

test('names the headings that are missing, and how many rows are too many', () => {
  expect(read('sokdara1,1.00\nvibol2026,2.00')).toEqual({ kind: 'columns', missing: ['Account', 'Amount'] })
  const lines = (count: number) => `Account,Amount\n${'sokdara1,1\n'.repeat(count)}`
  expect(read(lines(maxRows))).toMatchObject({ kind: 'rows' })
  expect(read(lines(maxRows + 1))).toEqual({ kind: 'tooMany', rows: maxRows + 1 })
})
