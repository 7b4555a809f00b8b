import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signBody } from '../../http/signature.ts'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly body: Record<string, unknown>
  readonly key: string | undefined
}

/** A payout gateway of the test's own, over real HTTP: it keeps orders by number and refuses what is not signed. */
export interface TestGateway {
  readonly url: string
  readonly secret: string
  readonly asked: Asked[]
  /** How it answers a new order: well, with a fault after it was kept, or with a fault before. */
  mode: 'takes' | 'answerLost' | 'requestLost' | 'refuses'
  readonly orders: Map<string, string>
  close(): Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

export async function startTestGateway(): Promise<TestGateway> {
  const secret = 'test-secret-of-a-gateway-that-pays-out'
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const text = await bodyOf(request)
    const right = signBody(secret, `${headers['x-baize-time']}.${path}.${text}`)
    const say = (status: number, answer: object) => response.writeHead(status).end(JSON.stringify(answer))
    if (headers['x-baize-signature'] !== right) return say(401, {})
    const key = headers['idempotency-key']?.toString()
    gateway.asked.push({ method, path, body: JSON.parse(text || '{}'), key })
    if (path === '/documents') return say(200, { status: 'accepted' })
    if (method === 'GET') {
      const status = gateway.orders.get(path.slice('/payouts/'.length))
      return status ? say(200, { status, reference: 'ref-1' }) : say(404, {})
    }
    if (gateway.mode === 'requestLost') return say(503, {})
    if (key && !gateway.orders.has(key))
      gateway.orders.set(key, gateway.mode === 'refuses' ? 'refused' : 'accepted')
    if (gateway.mode === 'answerLost') return void request.socket.destroy()
    return say(200, { status: gateway.orders.get(key ?? ''), reference: 'ref-1' })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const gateway: TestGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ secret, asked: [], mode: 'takes', orders: new Map() },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
  return gateway
}
