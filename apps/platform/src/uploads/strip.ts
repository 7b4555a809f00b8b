import type { Picture } from './picture.ts'

/** A file without everything that is not needed to draw it. */
export interface Stripped {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/**
 * Leaves out text, colour profiles and all else that a decoder would inflate only to discard it: 48 kB of it may
 * become 50 MB. Reads lengths and names alone. Null where the file is malformed for its type.
 */
export function strip(bytes: Uint8Array, type: Picture['type']): Stripped | null {
  return type === 'image/png' ? stripPng(bytes) : stripJpeg(bytes)
}

/** Of PNG: what is drawn, transparency, and what says how samples and sides are meant. None of them is compressed but IDAT. */
const drawn = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'eXIf'])
const maxChunks = 20_000

function stripPng(bytes: Uint8Array): Stripped | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array[] = [bytes.subarray(0, 8)]
  let at = 8
  for (let chunks = 0; at + 12 <= bytes.length; chunks += 1) {
    const end = at + 12 + view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (end > bytes.length || chunks > maxChunks || (chunks === 0) !== (name === 'IHDR')) return null
    if (drawn.has(name)) kept.push(bytes.subarray(at, end))
    at = end
    if (name === 'IEND') break
  }
  if (at === 8) return null
  return { bytes: Buffer.concat(kept), width: view.getUint32(16), height: view.getUint32(20) }
}

/** Of JPEG: JFIF, Exif (which side is up) and Adobe's (how colours are meant); of no other program, and no profile. */
const keptSegments: Readonly<Record<number, string>> = { 224: 'JFIF\0', 225: 'Exif\0', 238: 'Adobe' }

function stripJpeg(bytes: Uint8Array): Stripped | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let size: Pick<Stripped, 'width' | 'height'> | null = null
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    // Any number of 0xff may precede a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) return null
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame && end - at >= 9) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker === 0xda) return size && { bytes: Buffer.concat([...kept, bytes.subarray(at)]), ...size }
    if (isKeptSegment(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

function isKeptSegment(marker: number, data: Uint8Array): boolean {
  const isOfProgram = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
  if (!isOfProgram) return true
  const name = keptSegments[marker]
  return name !== undefined && String.fromCharCode(...data.subarray(0, name.length)) === name
}
