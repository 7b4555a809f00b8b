import { expect, it } from 'vitest'
import { isServiceAddress } from './service.ts'

it.each([
  ['/wps/service/9f2c', true],
  ['https://t.me/baize', true],
  ['tg://resolve?domain=baize', true],
  ['mailto:help@baize.example', true],
  ['tel:+85512345678', true],
  ['http://t.me/baize', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  [' java\nscript:alert(1)', false],
  ['data:text/html,1', false],
  ['', false],
  ['chat', false],
])('leads to %j: %s', (href, leads) => {
  expect(isServiceAddress(href)).toBe(leads)
})
