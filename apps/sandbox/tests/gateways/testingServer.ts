import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signBody } from '@baize/platform/http/signature.ts'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly body: Record<string, unknown>
  readonly key: string | undefined
}

/** A test gateway's responses; `lost` cuts the connection when the work is done. */
export type TestReply = readonly [status: number, answer: object] | 'lost'

export interface TestServer {
  readonly url: string
  readonly secret: string
  /** What was asked, but for what was not signed. */
  readonly asked: Asked[]
  close(): Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** A gateway of the test's own, over real HTTP, that refuses what is not signed. */
export async function startTestServer(
  secret: string,
  reply: (asked: Asked) => TestReply,
): Promise<TestServer> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const text = await bodyOf(request)
    const say = (status: number, answer: object) => response.writeHead(status).end(JSON.stringify(answer))
    const right = signBody(secret, `${headers['x-baize-time']}.${path}.${text}`)
    if (headers['x-baize-signature'] !== right) return say(401, {})
    const one = { method, path, body: JSON.parse(text || '{}'), key: headers['idempotency-key']?.toString() }
    asked.push(one)
    const answer = reply(one)
    if (answer === 'lost') return void request.socket.destroy()
    return say(...answer)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ secret, asked },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
