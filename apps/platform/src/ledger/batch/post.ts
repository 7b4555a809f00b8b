import type { Database } from '../../database/open.ts'
import { transact } from '../../database/transact.ts'
import { notifyEvent } from '../../events/index.ts'
import { journalsTotal } from '../../observability/metrics.ts'
import { openAll } from '../accounts.ts'
import type { KeyedPost } from '../commands.ts'
import { decide, type Verdict } from './decide.ts'
import { type Missing, readBatch } from './read.ts'
import { writeBatch } from './write.ts'

/**
 * Writes keyed journals in one transaction, each decided in its turn, and returns the result of each. When the database
 * refuses the batch, each is tried alone, so that one's error does not affect the others. Never throws.
 */
export async function postBatch(
  database: Database,
  commands: readonly KeyedPost[],
): Promise<readonly Verdict[]> {
  let reached = false
  try {
    for (;;) {
      const made = await tryBatch(database, commands, () => {
        reached = true
      })
      if (!('missing' in made)) return made
      await transact(database, ({ trx }) => openAll(trx, made.missing))
    }
  } catch (error) {
    // Alone, each of them would wait for a connection as long again.
    if (commands.length === 1 || !reached) return commands.map(() => ({ error }))
    const alone = await Promise.all(commands.map((command) => postBatch(database, [command])))
    return alone.flat()
  }
}

const tryBatch = (
  database: Database,
  commands: readonly KeyedPost[],
  onReached: () => void,
): Promise<readonly Verdict[] | Missing> =>
  transact(database, async (unit) => {
    onReached()
    const read = await readBatch(unit.trx, commands)
    if ('missing' in read) return read
    const { verdicts, decided } = decide(commands, read.core, read.kept)
    if (decided.length === 0) return verdicts
    const entries = decided.flatMap(({ command: { audit } }) => audit ?? [])
    if (entries.length > 0) await unit.trx.insertInto('audit_entry').values(entries).execute()
    unit.afterCommit(() => journalsTotal.inc(decided.length))
    for (const { memberId, seq } of await writeBatch(unit.trx, decided, read.ids)) {
      unit.afterCommit(() => notifyEvent(database.bus, memberId, seq))
    }
    return verdicts
  })
