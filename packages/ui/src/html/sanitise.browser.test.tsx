import DOMPurify from 'dompurify'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { Html } from './Html.tsx'
import { sanitise } from './sanitise.ts'

afterEach(() => document.body.replaceChildren())

/** What a page shows of an operator's HTML. */
async function shown(html: string): Promise<Element> {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(<Html content={sanitise(html)} />)
  await expect.poll(() => host.firstElementChild).not.toBeNull()
  return host.firstElementChild as Element
}

test('what was made safe is trusted HTML, which a policy requires', () => {
  expect(Object.prototype.toString.call(sanitise('<p>Words</p>'))).toBe('[object TrustedHTML]')
  expect(String(sanitise('<p onclick="alert(1)">Words</p>'))).toBe('<p>Words</p>')
})

test('links are marked as they lead, images as they have words', async () => {
  const page = await shown(
    '<a href="https://a.example/">a</a><a href="/help" target="_top" rel="opener">b</a><a>c</a><img src="/a.png"><img src="/b.png" alt="b">',
  )
  const links = [...page.querySelectorAll('a')].map(({ target, rel }) => ({ target, rel }))
  const rel = 'noopener noreferrer nofollow'
  expect(links).toEqual([
    { target: '_blank', rel },
    { target: '', rel },
    { target: '', rel: '' },
  ])
  expect([...page.querySelectorAll('img')].map((picture) => picture.getAttribute('alt'))).toEqual(['', 'b'])
})

test('other uses of the sanitiser in the same page stay as they are', () => {
  sanitise('<a href="https://a.example/">a</a>')
  expect(DOMPurify.sanitize('<a href="https://a.example/">a</a>')).toBe('<a href="https://a.example/">a</a>')
})
