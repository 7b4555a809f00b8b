import { describe, expect, it } from 'vitest'
import { isAccepted, sortFiles } from './check.ts'

const limits = { accept: ['.pdf', 'image/*', 'text/csv'], maxBytes: 10, maxCount: 2 }
const file = (name: string, type = '', text = 'text', lastModified = 1) =>
  new File([text], name, { type, lastModified })

describe('what is accepted', () => {
  it.each([
    ['bill.pdf', '', true],
    ['BILL.PDF', '', true],
    ['pdf', '', false],
    ['me.heic', 'image/heic', true],
    ['rows.txt', 'text/csv', true],
    ['rows.csv', '', false],
    ['page.html', 'text/html', false],
  ])('%s of type "%s": %s', (name, type, taken) => {
    expect(isAccepted({ name, type }, limits.accept)).toBe(taken)
  })

  it('is everything where nothing is named', () => {
    expect(isAccepted({ name: 'x', type: '' }, [])).toBe(true)
  })
})

it('names each refused file with its reason and takes the others', () => {
  const present = [file('one.pdf')]
  const { taken, refused } = sortFiles(
    [
      file('one.pdf'),
      file('two.html', 'text/html'),
      file('three.pdf', '', ''),
      file('four.pdf', '', 'more than ten bytes'),
      file('five.pdf'),
      file('six.pdf'),
    ],
    present,
    limits,
  )
  expect(taken.map(({ name }) => name)).toEqual(['five.pdf'])
  expect(refused).toEqual([
    { name: 'one.pdf', reason: 'twice' },
    { name: 'two.html', reason: 'type' },
    { name: 'three.pdf', reason: 'empty' },
    { name: 'four.pdf', reason: 'size' },
    { name: 'six.pdf', reason: 'count' },
  ])
})
