import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The content of a folder of published brands: each version in `releases/<version>`, and which of them is current. */
export interface Published {
  current: string
  /** Versions that were worn before, the latest last. */
  history: string[]
}

const pointerFile = 'current.json'
/** Whether a text has the form of a version. */
export const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{12}$/.test(value)

/** Which version of a publishing folder is worn; null for a folder that nothing was published to. Throws for a damaged one. */
export function readPublished(folder: string): Published | null {
  const file = join(folder, pointerFile)
  if (!existsSync(file)) return null
  const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Published> | null
  if (!isVersion(value?.current) || !Array.isArray(value.history) || !value.history.every(isVersion))
    throw new Error(`${file} does not say which version is worn: publish again.`)
  return { current: value.current, history: value.history }
}

/** The folder of a version. */
export const releaseFolder = (folder: string, version: string): string => join(folder, 'releases', version)

/** Says which version is worn. A reader sees the old or the new one, never half: the file is replaced at once. */
export function writePublished(folder: string, published: Published): void {
  mkdirSync(folder, { recursive: true })
  const draft = join(folder, `.${pointerFile}.${process.pid}`)
  writeFileSync(draft, `${JSON.stringify(published, null, 2)}\n`)
  renameSync(draft, join(folder, pointerFile))
}
