import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Browser, BrowserContext } from '@playwright/test'

const address = '127.0.0.9'

/** A browser whose calls come from another address of this machine than its pages do, and how to close it. */
export async function elsewhere(
  browser: Browser,
): Promise<{ context: BrowserContext; leave(): Promise<void> }> {
  const proxy = createServer()
  proxy.on('connect', ({ url = '' }, here: Socket, head) => {
    const { port } = new URL(`http://${url}`)
    const there = connect({ host: '127.0.0.1', port: Number(port), localAddress: address }, () => {
      here.write('HTTP/1.1 200 Connected\r\n\r\n')
      there.write(head)
      there.pipe(here).pipe(there)
    })
    there.on('error', () => here.destroy())
    here.on('error', () => there.destroy())
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const { port } = proxy.address() as AddressInfo
  const context = await browser.newContext({ proxy: { server: `http://127.0.0.1:${port}` } })
  return {
    context,
    async leave() {
      await context.close()
      proxy.close()
    },
  }
}
