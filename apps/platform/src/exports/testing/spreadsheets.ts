import { inflateRawSync } from 'node:zlib'

/** Reads CSV as RFC 4180 has it; fails where a file is not. */
export function parseCsv(text: string): string[][] {
  if (!text.startsWith('\uFEFF')) throw new Error('the byte order mark is missing')
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end')
  const lines: string[][] = []
  let line: string[] = []
  let at = 1
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (at >= text.length) throw new Error('a quote is not closed')
        cell += text[at]
        if (text[at] === '"') at += 1
      }
      at += 1
    } else {
      while (text[at] !== ',' && text[at] !== '\r') {
        if (text[at] === undefined || /["\n]/.test(text[at] ?? '')) throw new Error(`a loose sign at ${at}`)
        cell += text[at]
        at += 1
      }
    }
    line.push(cell)
    if (text[at] === ',') at += 1
    else if (text.startsWith('\r\n', at)) {
      lines.push(line)
      line = []
      at += 2
    } else throw new Error(`neither comma nor end of line at ${at}`)
  }
  return lines
}

/** The files of a ZIP archive, by their names, read from its directory. */
export function unzip(bytes: Uint8Array): Map<string, string> {
  const data = Buffer.from(bytes)
  const files = new Map<string, string>()
  const end = data.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = data.readUInt32LE(end + 16)
  for (let left = data.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => data.readUInt16LE(at + offset))
    const name = data.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const local = data.readUInt32LE(at + 42)
    const start = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28)
    const packed = data.subarray(start, start + data.readUInt32LE(at + 20))
    const method = data.readUInt16LE(at + 10)
    files.set(name, (method === 0 ? packed : inflateRawSync(packed)).toString('utf8'))
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}
