import { expect, test } from 'vitest'
import type { Folder } from './files.ts'
import { startPage } from './start-page.ts'

const built = `<!doctype html><html lang="en"><head><title>Site</title>
<link rel="modulepreload" crossorigin href="/assets/runtime.js">
<script type="module" crossorigin src="/assets/first.js"></script>
<link rel="stylesheet" crossorigin href="/assets/first.css">
<link rel="stylesheet" crossorigin href="/assets/gone.css">
</head><body><div id="root"></div></body></html>`

const folder: Folder = {
  text: async (path) => (path === '/assets/first.css' ? '.a{color:red}.b{color:blue}\n' : null),
}

const made = {
  page: {
    locale: 'km',
    direction: 'ltr' as const,
    title: 'Home',
    description: 'Games',
    html: '<main class="a" style="color:red">Home</main>',
    id: 'a1',
    picture: '/banner.svg',
  },
  path: '/hot?',
  words: ['/assets/km.js'],
  earlyScript: '(code, ahead) => {}',
}

const page = () => startPage(built, made, folder, 'https://site.test/')

test('a browser that reads ahead finds nothing to fetch but the banner: styles stand in the page, code is asked for later', async () => {
  const html = await page()
  expect(html).toMatch(/<style[^>]* data-sheet="\/assets\/first\.css">\.a\{color:red\}<\/style>/)
  const fetched = [...html.matchAll(/<(?:link|script|img)\b[^>]*\b(?:href|src)="([^"]+)"/g)].map(
    ([, to]) => to,
  )
  // A sheet that cannot be read is left to the browser.
  expect(fetched).toEqual(['/banner.svg', 'https://site.test/', '/assets/gone.css'])
})

test("the page's own script is told of its code, what that asks for, and where what the page was made of is", async () => {
  expect(await page()).toContain(
    '((code, ahead) => {})("/assets/first.js",["/assets/runtime.js","/assets/km.js"],"/start.json?path=%2Fhot%3F&made=a1")',
  )
})
