import { type DefaultTreeAdapterMap, parseFragment, serialize } from 'parse5'
import { describe, expect, test } from 'vitest'
import { payloads } from './payloads.ts'
import { safeLink } from './safeLink.ts'
import { allowedAttributes, allowedTags, sanitiseHtml } from './sanitise.ts'

const places = {
  hosts: new Set(['baize.example']),
  imageOrigins: new Set(['https://cdn.baize.example']),
}
const clean = (html: string) => sanitiseHtml(html, places)

/** Everything that a browser's own parser finds and that content may not have. */
function leftovers(html: string): string[] {
  const found: string[] = []
  const visit = (node: DefaultTreeAdapterMap['node']): void => {
    if ('tagName' in node) {
      const { tagName, attrs } = node
      if (!allowedTags.some((tag) => tag === tagName)) found.push(`<${tagName}>`)
      if (node.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(`${tagName} in another namespace`)
      for (const { name, value } of attrs) {
        if (!allowedAttributes[tagName]?.includes(name)) found.push(`${tagName}[${name}]`)
        if (name === 'href' && safeLink(value, places.hosts) !== value) found.push(`href=${value}`)
        if (name === 'src' && URL.parse(value)?.origin !== 'https://cdn.baize.example')
          found.push(`src=${value}`)
        if (name === 'target' && value !== '_blank') found.push(`target=${value}`)
      }
      if (tagName === 'a' && !attrs.some(({ name, value }) => name === 'rel' && value.includes('noopener'))) {
        found.push('a link without rel')
      }
    } else if (node.nodeName === '#comment') found.push('a comment')
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  visit(parseFragment(html))
  return found
}

test('the corpus is large, and its payloads are not harmless', () => {
  expect(new Set(payloads).size).toBe(payloads.length)
  expect(payloads.length).toBeGreaterThanOrEqual(200)
  expect(payloads.filter((payload) => leftovers(payload).length > 0).length).toBeGreaterThan(180)
})

test.each(payloads)('D12 %j leaves nothing that runs or loads', (payload) => {
  for (const place of [payload, `<p>before ${payload} after</p>`, `<table><tr><td>${payload}`]) {
    const made = clean(place)
    expect(leftovers(made)).toEqual([])
    // What a browser makes of it is still clean: nothing mutates into something else.
    const again = serialize(parseFragment(made))
    expect(leftovers(again)).toEqual([])
    expect(leftovers(clean(again))).toEqual([])
    expect(clean(made)).toBe(made)
  }
})

describe('what an operator means to write stays', () => {
  test.each([
    [
      '<h2>Terms</h2><p>One <strong>two</strong> <em>three</em><br>four</p>',
      '<h2>Terms</h2><p>One <strong>two</strong> <em>three</em><br />four</p>',
    ],
    ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<a href="/promotions">x</a>', '<a href="/promotions" rel="noopener noreferrer nofollow">x</a>'],
    [
      '<a href="https://baize.example/help">x</a>',
      '<a href="https://baize.example/help" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    ],
    ['<a href="https://evil.example/">x</a>', '<span>x</span>'],
    [
      '<img src="https://cdn.baize.example/a.png" alt="A" width="40">',
      '<img src="https://cdn.baize.example/a.png" alt="A" loading="lazy" width="40" />',
    ],
    ['<img src="https://evil.example/a.png" alt="A">', ''],
    [
      '<table><tr><th scope="col">a</th><td colspan="2">b</td></tr></table>',
      '<table><tr><th scope="col">a</th><td colspan="2">b</td></tr></table>',
    ],
    ['តើនេះជាអ្វី? 1 < 2 & 3', 'តើនេះជាអ្វី? 1 &lt; 2 &amp; 3'],
  ])('%s', (html, made) => expect(clean(html)).toBe(made))
})

test('long and deep HTML costs no second', () => {
  for (const html of [
    '<'.repeat(300_000),
    '<a '.repeat(60_000),
    '<div>'.repeat(40_000),
    '&'.repeat(200_000),
  ]) {
    const before = process.threadCpuUsage()
    clean(html)
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1_000)
  }
})
