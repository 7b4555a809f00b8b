import { forgetDrafts } from '@baize/i18n/storage'
import { beforeEach, expect, it } from 'vitest'
import { compileFields } from '../compiler/index.ts'
import { keepDraft, readDraft } from './draft.ts'
import { startValues } from './values.ts'

const compiled = compileFields([
  { name: 'team' },
  {
    name: 'tiers',
    required: true,
    fields: [{ name: 'rate', kind: 'rate' }, { name: 'open', kind: 'checkbox' }, { name: 'password' }],
  },
])
const untouched = startValues(compiled)
const typed = { rate: '2.5', open: true, password: 'Secret123' }

beforeEach(forgetDrafts)

it('keeps the entries of a list, without secrets', () => {
  keepDraft('offer', compiled, { team: '', tiers: [typed, { ...typed, rate: '3' }] }, untouched)
  expect(readDraft('offer', compiled)).toEqual({
    tiers: [
      { rate: '2.5', open: true, password: '' },
      { rate: '3', open: true, password: '' },
    ],
  })
})

it('keeps nothing of a list that is as it was at the start', () => {
  keepDraft('offer', compiled, { team: 'one', tiers: [{ rate: '', open: false, password: '' }] }, untouched)
  expect(readDraft('offer', compiled)).toEqual({ team: 'one' })
})
