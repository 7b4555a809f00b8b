import { createHash, type Hash } from 'node:crypto'

interface Told {
  readonly archive?: number
  readonly seal?: string
  readonly digest?: string
}

/**
 * Reads the lines of an archive and names the seals that they do not reproduce; empty is right. `digests` are the seals
 * as the platform's database has them, by number: they are never removed.
 */
export async function brokenArchive(
  lines: AsyncIterable<string> | Iterable<string>,
  digests: ReadonlyMap<string, string>,
): Promise<string[]> {
  const broken: string[] = []
  let hash: Hash | undefined
  for await (const line of lines) {
    if (line === '') continue
    if (line.startsWith('[')) {
      hash?.update(line)
      continue
    }
    const told = JSON.parse(line) as Told
    if (told.archive !== undefined) {
      hash = createHash('sha256').update(told.digest ?? '')
      continue
    }
    const number = told.seal ?? '?'
    const wanted = digests.get(number)
    if (!hash || hash.digest('base64url') !== wanted || told.digest !== wanted) broken.push(number)
    hash = createHash('sha256').update(wanted ?? '')
  }
  return hash ? broken : ['no archive']
}
