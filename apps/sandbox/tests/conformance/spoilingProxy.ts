import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CallDefinition, calls, type Envelope } from '@baize/api/contract'
import { WebSocket, WebSocketServer } from 'ws'

/** A response that is passed through; a spoiling changes it. */
export interface Passing {
  readonly call: string
  readonly request: IncomingMessage
  status: number
  headers: Record<string, string>
  envelope: Envelope & Record<string, unknown>
  /** The text to send instead of the envelope's. */
  text?: string
  /** Milliseconds to wait before it is sent. */
  wait?: number
}

export interface Spoiling {
  answer?(passing: Passing): void
  request?(headers: Record<string, string>): void
  /** How many times an event of the live socket is passed on. */
  event?(event: { type: string }): number
}

export interface SpoilingProxy {
  readonly url: string
  spoil(spoiling: Spoiling): void
  close(): Promise<void>
}

const patterns = (Object.values(calls) as CallDefinition[]).map(({ id, method, path }) => {
  const expression = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return { id, method, expression }
})

/** A platform with one fault: everything is passed on to a correct one, and one thing is corrupted. */
export async function startSpoilingProxy(upstream: string): Promise<SpoilingProxy> {
  let spoiling: Spoiling = {}
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { host: _, connection: __, 'content-length': ___, ...given } = request.headers
    const headers = given as Record<string, string>
    spoiling.request?.(headers)
    const { method = 'GET', url = '/' } = request
    const sent = await fetch(upstream + url, {
      method,
      headers,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    })
    const path = url.split('?')[0] ?? ''
    const call = patterns.find((each) => each.method === method && each.expression.test(path))?.id ?? ''
    const text = await sent.text()
    const kept = [...sent.headers].filter(
      ([name]) => !/^(?:content-length|connection|transfer-encoding|set-cookie)$/.test(name),
    )
    const passing: Passing = {
      call,
      request,
      status: sent.status,
      headers: Object.fromEntries(kept),
      envelope: JSON.parse(text),
    }
    const before = JSON.stringify(passing.envelope)
    spoiling.answer?.(passing)
    const after = JSON.stringify(passing.envelope)
    if (passing.wait) await new Promise((resolve) => setTimeout(resolve, passing.wait))
    for (const cookie of sent.headers.getSetCookie()) response.appendHeader('set-cookie', cookie)
    response.writeHead(passing.status, passing.headers)
    response.end(passing.text ?? (before === after ? text : after))
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (page, request) => {
    const platform = new WebSocket(`${upstream.replace(/^http/, 'ws')}${request.url}`)
    const early: string[] = []
    page.on('message', (data) => {
      if (platform.readyState === WebSocket.OPEN) platform.send(String(data))
      else early.push(String(data))
    })
    platform.on('open', () => {
      for (const text of early) platform.send(text)
    })
    platform.on('message', (data) => {
      const times = spoiling.event?.(JSON.parse(String(data))) ?? 1
      for (let time = 0; time < times; time++) page.send(String(data))
    })
    platform.on('close', (code) => page.close(code >= 4000 ? code : 1000))
    page.on('close', () => platform.close())
    platform.on('error', () => page.terminate())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoil(next) {
      spoiling = next
    },
    async close() {
      sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
