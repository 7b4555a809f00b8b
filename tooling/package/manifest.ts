import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is read of a package.json. */
export interface Manifest {
  name: string
  version: string
  exports: Record<string, string>
  peerDependencies?: Record<string, string>
  publishConfig?: { exports?: Record<string, unknown>; bin?: Record<string, string> }
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}
