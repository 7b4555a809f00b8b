import { expect, test } from 'vitest'
import { fillNonce, markPage } from './nonce.ts'

const built = `<!doctype html><html><head lang="en">
<style id="brand">:root{--a:1}</style>
<script>try{}catch(e){}</script>
<script type="module" crossorigin src="/assets/index-Cy3RLXph.js"></script>
<link rel="modulepreload" crossorigin href="/assets/a.js">
<link rel="stylesheet" crossorigin href="/assets/a.css">
<link rel="icon" href="/favicon.svg">
</head><body></body></html>`

test('each script, style and preload of a built page gets the nonce, nothing else does', () => {
  const page = fillNonce(markPage(built), 'abc')
  expect(page.match(/nonce="abc"/g)).toHaveLength(6)
  expect(page).toContain('<head lang="en"><meta property="csp-nonce" nonce="abc">')
  expect(page).toContain('<script nonce="abc" type="module" crossorigin src="/assets/index-Cy3RLXph.js">')
  expect(page).toContain('<link rel="icon" href="/favicon.svg">')
})

test('a page that Vite has marked stays as it is', () => {
  const once = markPage(built)
  expect(markPage(once)).toBe(once)
})
