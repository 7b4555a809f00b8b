/** A pool is split, so that concurrent bets do not queue on one row. */
const poolShards = 8

/** The part of every pool that a member's bets feed (FNV-1a of the member's id). */
export function shardOf(memberId: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < memberId.length; index += 1) {
    hash = Math.imul(hash ^ memberId.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash % poolShards
}
