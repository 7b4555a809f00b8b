import { expect, it } from 'vitest'
import * as face from './index.ts'

it('keeps the names of its public API', () => {
  expect(Object.keys(face).sort()).toMatchSnapshot()
})
