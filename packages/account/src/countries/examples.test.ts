import { expect, test } from 'vitest'
import { mobileExamples } from './examples.ts'
import { countryNames } from './names.ts'

test('each country with a name has an example, in groups of digits', () => {
  expect(Object.keys(mobileExamples)).toEqual(Object.keys(countryNames))
  for (const example of Object.values(mobileExamples)) expect(example).toMatch(/^\d{2,5}(?: \d{3,5}){1,3}$/)
})
