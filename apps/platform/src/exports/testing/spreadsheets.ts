import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'

/** Reads CSV as RFC 4180 has it; fails where a file is not. */
export function parseCsv(text: string): string[][] {
  if (!text.startsWith('\uFEFF')) throw new Error('the byte order mark is missing')
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end')
  const { data, errors } = Papa.parse<string[]>(text.slice(1, -2), { delimiter: ',', newline: '\r\n' })
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data
}

/** The files of a ZIP archive, by their names, read from its directory. */
export function unzip(bytes: Uint8Array): Map<string, string> {
  return new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]))
}
