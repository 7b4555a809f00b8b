import { describe, expect, test } from 'vitest'
import { fileNameOf, sheetNameOf, subjectOf } from './fileName.ts'

const session = { account: 'sokha2026' }

describe('names of files', () => {
  test.each([
    [{}, 'teamBets-sokha2026-2026-11-28.csv', '2026-11-28'],
    [
      { from: '2026-11-01', to: '2026-11-30' },
      'teamBets-sokha2026-2026-11-01_2026-11-30.csv',
      '2026-11-01 – 2026-11-30',
    ],
    [{ account: 'dara2026', from: '2026-11-01' }, 'teamBets-dara2026-2026-11-01.csv', '2026-11-01'],
  ])('carry the account and the period: %o', (filter, file, sheet) => {
    const subject = subjectOf(filter, session, '2026-11-28')
    expect(fileNameOf('teamBets', subject, 'csv')).toBe(file)
    expect(sheetNameOf(subject)).toBe(sheet)
  })

  test('have no sign that a header, a file system or a workbook reads otherwise', () => {
    const subject = subjectOf(
      { account: '../a"; b=\r\nc', from: '[x]:*?/\\', to: 'y'.repeat(40) },
      session,
      '',
    )
    expect(fileNameOf('bets', subject, 'xlsx')).toMatch(/^[\w.-]+$/)
    expect(sheetNameOf(subject)).toMatch(/^[^[\]:*?/\\]{1,31}$/)
  })
})
