import { describe, expect, test } from 'vitest'
import { readFrameMessage } from './frameMessage.ts'

const balance = { type: 'baize:balance', balance: '12.50', currency: 'KHR' }

describe('D13 messages that a game’s page may post', () => {
  test.each([{ type: 'baize:exit' }, balance, { ...balance, balance: '-0.01' }])('%j is read', (data) => {
    expect(readFrameMessage(data)).toEqual(data)
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'baize:exit'],
    ['a text of JSON', '{"type":"baize:exit"}'],
    ['a list', ['baize:exit']],
    ['another kind', { type: 'baize:exitNow' }],
    ['a kind in a list', { type: ['baize:exit'] }],
    ['an exit that says more', { type: 'baize:exit', to: 'https://evil.example' }],
    ['a kind that is only inherited', Object.create({ type: 'baize:exit' })],
    ['a balance without an amount', { type: 'baize:balance', currency: 'KHR' }],
    ['a balance without a currency', { type: 'baize:balance', balance: '12.50' }],
    ['a balance that is a number', { ...balance, balance: 12.5 }],
    ['a balance that is none', { ...balance, balance: 'NaN' }],
    ['a balance without end', { ...balance, balance: `${'9'.repeat(100_000)}.00` }],
    ['a currency that is none', { ...balance, currency: '<b>x</b>' }],
    ['a balance that says more', { ...balance, token: 'x' }],
  ])('%s is not', (_name, data) => {
    expect(readFrameMessage(data)).toBeNull()
  })
})
