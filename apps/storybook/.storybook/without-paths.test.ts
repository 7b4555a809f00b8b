import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { withoutCommonProps } from './without-paths.ts'

it('the build does not reveal the folder it was built in', () => {
  const root = resolve(import.meta.dirname, '../../..')
  expect(withoutCommonProps(`{"file":"${root}/packages/ui/src/a.tsx","root":"${root}"}`)).toBe(
    '{"file":"packages/ui/src/a.tsx","root":""}',
  )
  expect(withoutCommonProps('var root = "/usr"')).toBe('var root = "/usr"')
})
