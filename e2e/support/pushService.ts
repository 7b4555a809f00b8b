import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

const newKeys = () => {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys('base64url')
  return { publicKey, privateKey: ecdh.getPrivateKey('base64url') }
}

/** VAPID keys of an operator, as settings of the platform. */
export function pushKeys(): Readonly<Record<string, string>> {
  const { publicKey, privateKey } = newKeys()
  return {
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_SUBJECT: 'mailto:push@example.com',
  }
}

/** A push service on this machine: it keeps what was posted, which only a browser could decrypt. */
export async function startPushService() {
  const received: { headers: IncomingHttpHeaders; bytes: number }[] = []
  const server = createServer(async (request, response) => {
    let bytes = 0
    for await (const chunk of request) bytes += (chunk as Buffer).length
    received.push({ headers: request.headers, bytes })
    response.writeHead(201).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    received,
    /** What a browser would subscribe with. */
    subscription: () => ({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/browser`,
      p256dh: newKeys().publicKey,
      auth: randomBytes(16).toString('base64url'),
    }),
    close: () => new Promise((closed) => server.close(closed)),
  }
}
