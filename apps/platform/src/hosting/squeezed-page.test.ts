import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { squeeze } from './files.ts'
import { fillNonce, newNonce, noncePlace } from './nonce.ts'
import { squeezePage } from './squeezed-page.ts'

const tag = (name: string, text: string) => `<${name} nonce="${noncePlace}">${text}</${name}>`
/** A page as a browser reads it, without the room after its doctype. */
const read = (bytes: Buffer | undefined) =>
  brotliDecompressSync(bytes ?? '')
    .toString()
    .replace(/^(<!doctype html>) */, '$1')
const words = Array.from(
  { length: 900 },
  (_, n) => `<p class="a${n % 37}">ហ្គេម ${n * 7919} games 游戏</p>`,
).join('')

const pages: [string, string][] = [
  ['one nonce', `<!doctype html>${tag('script', 'run()')}`],
  ['a nonce at its end', `<!doctype html>${noncePlace}${words}${noncePlace}`],
  [
    'many nonces in much text',
    `<!doctype html>${(tag('script', 'a') + words + tag('style', '.a{}')).repeat(6)}`,
  ],
  [
    'a long way to its first nonce',
    `<!doctype html>${words}${tag('script', 'a')}${words}${tag('script', 'a')}`,
  ],
]

test.each(pages)('is read as it was written, with each answer’s nonce: %s', async (_, html) => {
  const squeezed = await squeezePage(html)
  for (let n = 0; n < 40; n += 1) {
    const nonce = newNonce()
    expect(read(squeezed?.(nonce))).toBe(fillNonce(html, nonce))
  }
})

test('is as small as one that is made small whole, but for the block of its nonce', async () => {
  const html = pages[2]?.[1] ?? ''
  const whole = await squeeze(Buffer.from(fillNonce(html, newNonce())), 'br')
  expect((await squeezePage(html))?.(newNonce()).length).toBeLessThan(whole.length + 120)
})

test('does not suit a page without a nonce, nor one whose first nonce the encoder forgets', async () => {
  expect(await squeezePage(words)).toBeNull()
  expect(await squeezePage(noncePlace + words + noncePlace)).toBeNull()
})
