import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import webPush from 'web-push'

/** Settings of an operator with keys of its own. */
export function testPushKeys(): Record<'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY' | 'PUSH_SUBJECT', string> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_SUBJECT: 'mailto:push@example.com' }
}

interface ReceivedPush {
  readonly browser: string
  readonly payload: { id: string; title: string; link: string; language: string }
  readonly ttl: string | undefined
  /** What the operator signed (RFC 8292). */
  readonly claims: { aud?: unknown; sub?: unknown }
}

/** A push service on the machine, with browsers that decrypt what is sent to them (RFC 8291). */
export async function startPushService() {
  const received: ReceivedPush[] = []
  const browsers = new Map<string, { readonly ecdh: ReturnType<typeof createECDH>; readonly auth: Buffer }>()
  let status = 201
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const name = request.url?.slice(1) ?? ''
    const browser = browsers.get(name)
    if (browser && status < 300) {
      received.push({
        browser: name,
        payload: JSON.parse(decrypt(Buffer.concat(chunks), browser.ecdh, browser.auth)),
        ttl: request.headers.ttl as string | undefined,
        claims: await verify(request.headers.authorization ?? ''),
      })
    }
    response.writeHead(browser ? status : 410).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    /** What a browser subscribes with. */
    browser(name: string) {
      const ecdh = createECDH('prime256v1')
      const p256dh = ecdh.generateKeys('base64url')
      const auth = randomBytes(16)
      browsers.set(name, { ecdh, auth })
      return { endpoint: `${origin}/${name}`, p256dh, auth: auth.toString('base64url') }
    },
    /** Permission was taken back in the browser. */
    revoke: (name: string) => browsers.delete(name),
    respondWith(code: number) {
      status = code
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}

async function verify(authorization: string) {
  const { t = '', k = '' } = Object.fromEntries(
    authorization
      .replace(/^vapid\s+/, '')
      .split(/,\s*/)
      .map((part) => part.split(/=(.*)/)),
  )
  const point = Buffer.from(k, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  return (await jwtVerify(t, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'))).payload
}

/** aes128gcm of RFC 8188 with the keys of RFC 8291, one record. */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32)
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${purpose}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
