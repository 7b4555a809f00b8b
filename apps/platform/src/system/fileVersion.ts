import { statSync } from 'node:fs'

/** Changes whenever the file is written or replaced; empty where there is none. */
export function fileVersion(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.mtimeMs}.${found.size}.${found.ino}` : ''
}
