import { expect, test } from 'vitest'
import { defaultPermission } from '../testing/defaultAnswers.ts'
import { withoutVisitor } from './startState.ts'

test('two visitors of one site are served one page', () => {
  const one = {
    ...defaultPermission,
    ip: '198.51.100.1',
    location: { ip: '198.51.100.1' },
    now: '2026-11-22T10:00:00.000Z',
  }
  const other = {
    ...defaultPermission,
    ip: '203.0.113.2',
    location: { ip: '203.0.113.2' },
    now: '2026-11-22T10:00:03.000Z',
  }
  expect(JSON.stringify(withoutVisitor(one))).toBe(JSON.stringify(withoutVisitor(other)))
  expect(withoutVisitor({ ...one, brandName: 'Other' })).not.toEqual(withoutVisitor(other))
})
