import { joinWords } from '@baize/i18n/format'
import { expect, test } from 'vitest'
import { isPrivate, loader, pageHead, publicPaths } from './server.tsx'
import { paths } from './shared/paths.ts'

const brand = { brand: undefined, brandName: 'Baize' }
const headOf = (path: string, ...languages: string[]) =>
  pageHead({ path, chosen: undefined, languages, ...brand })

test('the landing page has a title and a description in the visitor’s language, at each of its addresses', async () => {
  for (const [language, title] of [
    ['en', 'Agent sign-in · Baize'],
    ['km', 'ការចូលប្រើសម្រាប់ភ្នាក់ងារ · Baize'],
    ['zh-CN', '代理登录 · Baize'],
  ] as const) {
    const head = await headOf('/', language)
    expect(head).toEqual(await headOf('/agent', language))
    expect(head?.path).toBe('/agent')
    expect(joinWords(head?.title ?? '')).toBe(title)
    expect(head?.description).toContain('Baize')
    expect(head?.description).not.toContain('{')
  }
  expect((await pageHead({ path: '/', chosen: 'km', languages: ['en'], ...brand }))?.locale).toBe('km')
})

test('search engines may list the door, and nothing behind it', async () => {
  expect(publicPaths.map(isPrivate)).toEqual([false])
  const { landing, ...behind } = paths
  for (const path of [
    ...Object.values(behind),
    '/agentHome/',
    '/agents',
    '/agent/x',
    '/member/deposit',
    '/nowhere',
  ]) {
    expect(isPrivate(path), path).toBe(true)
    expect(await headOf(path, 'en'), path).toBeNull()
  }
  expect(isPrivate('/') || isPrivate(landing)).toBe(false)
})

test('the inline loader is one classic script of at most 1.5 kB', () => {
  expect(Buffer.byteLength(loader)).toBeLessThanOrEqual(1536)
  expect(loader).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s)
  // A closing tag would end the element that it is in.
  expect(loader).not.toContain('</')
})
