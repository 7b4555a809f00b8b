import { describe, expect, it } from 'vitest'
import { fold, matcher } from './matching.ts'

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }))
const found = (typed: string, ...labels: string[]) =>
  matcher(options(...labels))(typed).map(({ label }) => label)

describe('finding choices by what is typed', () => {
  it('puts those that begin with it first, then words that do, then the rest', () => {
    expect(found('ba', 'Alibaba', 'The bank', 'Bank', 'Wing')).toEqual(['Bank', 'The bank', 'Alibaba'])
  })

  it.each([
    ['dong', 'Đồng'],
    ['ist', 'İstanbul'],
    ['ECO', 'Éco'],
    ['lodz', 'Łódź'],
    ['محمد', 'مُحَمَّد'],
    ['ａｂａ', 'ABA'],
  ])('%s finds %s', (typed, label) => {
    expect(found(typed, label)).toEqual([label])
  })

  it('keeps the vowel signs of Khmer and Thai apart', () => {
    expect(found('កា', 'កិ', 'ការ')).toEqual(['ការ'])
    expect(fold('กา')).not.toBe(fold('กี'))
  })

  it('finds by the description, takes no pattern for one, and everything for nothing', () => {
    const bank = { value: '1', label: 'ABA', description: 'Advanced Bank of Asia' }
    expect(matcher([bank])('asia')).toEqual([bank])
    expect(found('.*', 'ABA', 'a.*b')).toEqual(['a.*b'])
    expect(found('  ', 'ABA', 'Wing')).toEqual(['ABA', 'Wing'])
  })

  it('matches two thousand in a few milliseconds', () => {
    const match = matcher(
      Array.from({ length: 2000 }, (_, at) => ({ value: `${at}`, label: `Member ${at}` })),
    )
    expect(match('1999')).toHaveLength(1)
    expect(match('member 1')).toHaveLength(1111)
  })
})
