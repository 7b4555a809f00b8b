import { unzipSync, zipSync } from 'fflate'
import type { Files } from '../brand-folder.ts'

/** What no folder of a brand has more of: files, and bytes in one of them. */
const limits = { files: 200, bytes: 5_000_000 }

/** Whether a path within an archive or a folder is a file of the brand, and not one of the system's. */
export function isOwnFile(path: string): boolean {
  return !path.endsWith('/') && path.split('/').every((part) => !part.startsWith('.') && part !== '__MACOSX')
}

/** The files of an archive by their paths; undefined where it cannot be read, or has more than a brand. */
export function readZip(bytes: Uint8Array): Files | undefined {
  let count = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isOwnFile(name)) return false
        count += 1
        if (count > limits.files || originalSize > limits.bytes) throw new Error('The archive is no brand.')
        return true
      },
    })
    return new Map(Object.entries(files).map(([name, content]) => [name, new Uint8Array(content)]))
  } catch {
    return undefined
  }
}

/** An archive of files. */
export function writeZip(files: Files): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync(Object.fromEntries(files)))
}
