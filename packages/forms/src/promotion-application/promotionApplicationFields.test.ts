import { expect, test } from 'vitest'
import { compileFields } from '../compiler/index.ts'
import { promotionApplicationBody, promotionApplicationFields } from './promotionApplicationFields.ts'

const codes = (values: Record<string, unknown>, demands = {}) =>
  compileFields(promotionApplicationFields(demands))
    .check(values)
    .map(({ field, code }) => `${field} ${code}`)

test('140 characters and three images at most, and nothing at least', () => {
  expect(codes({})).toEqual([])
  expect(codes({ comment: 'ក'.repeat(140), images: ['1', '2', '3'] })).toEqual([])
  expect(codes({ comment: 'x'.repeat(141), images: ['1', '2', '3', '4'] })).toEqual([
    'comment tooLong',
    'images tooManyImages',
  ])
})

test('a promotion may require both', () => {
  expect(codes({}, { comment: true, images: true })).toEqual(['comment required', 'images required'])
})

test('the body names the promotion and its images', () => {
  expect(promotionApplicationBody('p1', { images: [] })).toEqual({ promotionId: 'p1', images: [] })
  expect(promotionApplicationBody('p1', { comment: 'Hello', images: ['f1'] })).toEqual({
    promotionId: 'p1',
    comment: 'Hello',
    images: ['f1'],
  })
})
