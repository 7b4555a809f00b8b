import { createHash, type Hash } from 'node:crypto'

interface Told {
  readonly begin?: string
  readonly end?: string
}

/**
 * Reads the lines of an archive of bets and names the batches that it lacks or does not reproduce; empty is right.
 * `digests` are those of `archived_bets` for this file, by id. A batch in the file that is not among them was written
 * and never removed: its bets are in the database still, or in a later batch.
 */
export async function brokenBetArchive(
  lines: AsyncIterable<string> | Iterable<string>,
  digests: ReadonlyMap<string, string>,
): Promise<string[]> {
  const right = new Set<string>()
  let batch: { id: string; hash: Hash } | undefined
  for await (const line of lines) {
    const { begin, end } = toldBy(line)
    if (begin !== undefined) {
      batch = { id: begin, hash: createHash('sha256') }
    } else if (end === undefined) {
      batch?.hash.update(`${line}\n`)
    } else {
      if (batch?.id === end && batch.hash.digest('base64url') === digests.get(end)) right.add(end)
      batch = undefined
    }
  }
  return [...digests.keys()].filter((id) => !right.has(id))
}

/** Where a batch begins or ends; of a bet, a round and a line that was torn off nothing. */
function toldBy(line: string): Told {
  if (!/^\{"(?:begin|end)":/.test(line)) return {}
  try {
    return JSON.parse(line) as Told
  } catch {
    return {}
  }
}
