import type { HeldSession } from '../target.ts'
import type { Desk } from './preparation.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/** Six digits by RFC 6238: HMAC-SHA1, steps of 30 seconds. */
async function oneTimeCode(secret: string, at: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), algorithm, false, ['sign'])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(Math.floor(at / 30_000)))
  const mark = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer))
  const offset = mark.getUint8(19) & 15
  return String((mark.getUint32(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

/** The code that an app would show now for a fresh secret of the account. */
export async function appCode(desk: Desk, as: HeldSession): Promise<string> {
  const { secret } = await desk.value('authenticatorSecret', {}, as)
  const { now } = await desk.target.keys()
  return oneTimeCode(secret, Date.parse(now))
}
