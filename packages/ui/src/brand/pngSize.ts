/** Width and height in pixels, as a PNG says them in its first bytes; undefined for other files. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.length < 24 || bytes[1] !== 0x50 || bytes[2] !== 0x4e) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
