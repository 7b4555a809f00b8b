import { expect, test } from 'vitest'
import { type OfferTemplate, readTemplates, startOf } from './offerTemplates.ts'

const template: OfferTemplate = {
  name: 'Standard',
  terms: {
    ...{ kind: 'dividend', period: 'monthly', cycle: 3, base: 'profitLoss', carry: 'none', autoPay: true },
    tiers: [{ rate: '12' }, { loss: '500.00', activeMembers: 3, rate: '15.5' }],
  },
}

test('a template is read as it was written', () => {
  expect(readTemplates(JSON.parse(JSON.stringify([template])))).toEqual([template])
})

test.each([
  [null],
  [{}],
  [[null, 5, 'x']],
  [[{ ...template, name: '' }]],
  [[{ ...template, terms: { ...template.terms, kind: 'gift' } }]],
  [[{ ...template, terms: { ...template.terms, tiers: 'all' } }]],
])('what is no template is left out: %j', (kept) => {
  expect(readTemplates(kept)).toEqual([])
})

test('parts of a tier that are no amount are left out', () => {
  const tiers = [{ rate: '=1+1', loss: '5', other: '7', activeMembers: 'many' }]
  expect(readTemplates([{ ...template, terms: { ...template.terms, tiers } }])[0]?.terms.tiers).toEqual([
    { loss: '5' },
  ])
})

test('a form begins with every ten days where terms are settled three times a month', () => {
  expect(startOf(template.terms)).toMatchObject({ period: 'tenDays', carry: 'none', autoPay: true })
  expect(startOf(template.terms)).not.toHaveProperty('cycle')
})
