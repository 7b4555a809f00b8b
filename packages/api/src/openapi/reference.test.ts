import { expect, test } from 'vitest'
import { calls } from '../contract/index.ts'
import { referenceHtml } from './reference.ts'

test('the reference contains every call with its path, its errors and who may make it', () => {
  const html = referenceHtml()
  for (const { id, method, path } of Object.values(calls)) {
    expect(html).toContain(`<section id="${id}">`)
    expect(html).toContain(`<code>${method} ${path}</code>`)
  }
  expect(html).not.toMatch(/undefined|<script/)
})
