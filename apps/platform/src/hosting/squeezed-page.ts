import { promisify } from 'node:util'
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib'
import { fillNonce, nonceEnd, nonceLength, noncePlace } from './nonce.ts'

/** A page made small once, into which each answer's own nonce is put. */
export type SqueezedPage = (nonce: string) => Buffer

/**
 * Of the length of a nonce and with its end, and such as no page has it: nothing before it is like it, so it is written
 * letter by letter, and what comes later says that it is as here.
 */
const standIn = Array.from({ length: nonceLength - nonceEnd.length }, (_, n) => String.fromCharCode(n + 1))
  .join('')
  .concat(nonceEnd)

/** Begins a block of Brotli that is stored as it is (RFC 7932, section 9.2): not the last, two bytes' length less one, stored. */
const storedBlock = (() => {
  const bits = ((nonceLength - 1) << 3) | (1 << 19)
  return Buffer.from([bits & 255, (bits >> 8) & 255, (bits >> 16) & 255])
})()

/** The encoder remembers what stands in a piece of a stream only where so many bytes stand before its end. */
const roomBefore = 128

/** Room between a page's doctype and its first nonce; a page without a doctype stays as it is. */
function withRoom(html: string): string {
  const room = roomBefore - html.indexOf(noncePlace)
  return room > 0 ? html.replace(/^<!doctype html>/i, (doctype) => doctype + ' '.repeat(room)) : html
}

/**
 * Makes a page as small as it gets, for whoever is sent it: in Brotli, with its first nonce in a block of its own that is
 * stored as it is and is exchanged for each answer. Later ones are copies of the first, and a nonce's end stays the same,
 * because what follows is read by the two bytes before it. Null for a page that this does not suit; it is tried out here.
 */
export async function squeezePage(page: string): Promise<SqueezedPage | null> {
  const html = withRoom(page)
  const at = html.indexOf(noncePlace)
  if (at < 0) return null
  const rest = html.slice(at + noncePlace.length).replaceAll(noncePlace, standIn)
  const [before, , after] = await squeezeInPieces([html.slice(0, at), standIn, rest])
  if (!before || !after) return null
  const squeezed = (nonce: string) => Buffer.concat([before, storedBlock, Buffer.from(nonce), after])
  const nonce = 'x'.repeat(nonceLength - nonceEnd.length) + nonceEnd
  const read = await promisify(brotliDecompress)(squeezed(nonce)).catch(() => null)
  return read?.equals(Buffer.from(fillNonce(html, nonce))) ? squeezed : null
}

/** One stream of Brotli in pieces, each of whole bytes. */
async function squeezeInPieces(texts: readonly string[]): Promise<Buffer[]> {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(texts.join('')),
    },
  })
  const ended = new Promise<void>((resolve, reject) => stream.on('end', resolve).on('error', reject))
  let piece: Buffer[] = []
  stream.on('data', (bytes: Buffer) => piece.push(bytes))
  const taken = () => {
    const bytes = Buffer.concat(piece)
    piece = []
    return bytes
  }
  const pieces: Buffer[] = []
  for (const [n, text] of texts.entries()) {
    if (n === texts.length - 1) {
      stream.end(text)
      await ended
    } else {
      stream.write(text)
      await new Promise<void>((done) => stream.flush(constants.BROTLI_OPERATION_FLUSH, done))
    }
    pieces.push(taken())
  }
  return pieces
}
