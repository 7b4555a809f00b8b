import { expect, it } from 'vitest'
import { readTemplates } from './useTemplates.ts'

const template = {
  name: 'Shops',
  accountType: 'agent',
  maxUses: '50',
  expiresInDays: '30',
  rates: { dividend: '5' },
}

it('only templates are read', () => {
  const odd = [
    { ...template, rates: { dividend: '<b>' } },
    { ...template, name: '' },
    null,
    'x',
    { name: 'y' },
  ]
  expect(readTemplates([template, ...odd])).toEqual([template])
  expect(readTemplates('x')).toEqual([])
  expect(readTemplates(undefined)).toEqual([])
})
