import type { Bench } from '../../../../tooling/bench.ts'

/**
 * Puts long and strange texts into each field as a key does, after a refused submit; how long the page was busy with
 * each, in ms: from the event to the next message that it could take.
 */
export async function keyBlocks(page: Bench): Promise<number[]> {
  await page.page.click('button[type="submit"]')
  await page.page.waitForFunction('document.querySelector("[aria-invalid]")')
  await page.page.waitForTimeout(400)
  return (await page.evaluate(`(async () => {
    const texts = ['a'.repeat(1900) + '!', 'ab '.repeat(600) + '\\u202e\\u200b\\ud800', '1'.repeat(40) + '!', 'x', '']
    const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
    const spent = []
    for (const input of document.querySelectorAll('form input')) {
      for (const text of texts) {
        put.call(input, text)
        const { port1, port2 } = new MessageChannel()
        const taken = new Promise((done) => { port1.onmessage = done })
        const began = performance.now()
        input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
        port2.postMessage(0)
        await taken
        spent.push(performance.now() - began)
      }
    }
    return spent
  })()`)) as number[]
}
