import { parseMoney } from '@baize/api/money'
import { archiveBets } from '@baize/platform/archive/bets.ts'
import { brokenBetArchive } from '@baize/platform/archive/verifyBets.ts'
import { newId } from '@baize/platform/database/index.ts'
import type { Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { sql } from 'kysely'

/** Archives of bets that are kept in memory, by the names of their files. */
export class TestArchives {
  readonly files = new Map<string, string[]>()
  readonly #platform: Platform

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /**
   * Archives what is older than a number of days; `crash` stops it at that write, with its lines written or torn off.
   */
  async run(days: number, { batch = 1_000, crash = Number.POSITIVE_INFINITY, torn = false } = {}) {
    const file = `file-${this.files.size}`
    const lines: string[] = []
    this.files.set(file, lines)
    const now = this.#platform.now()
    let writes = 0
    return archiveBets(this.#platform.database, {
      ...{ before: this.ago(days), file, now, batch },
      async write(more) {
        const crashes = writes++ >= crash
        lines.push(...(crashes && torn ? [...more.slice(0, -1), '{"end'] : more))
        if (crashes) throw new Error('the machine went down')
      },
    })
  }

  /** The time a number of days ago. */
  ago(days: number): Date {
    return new Date(this.#platform.now().getTime() - days * 86_400_000)
  }

  /** A member's bets that are not archived. */
  async here({ id: member }: Pick<Member, 'id'>): Promise<string[]> {
    const rows = await this.#platform.db
      .selectFrom('bet')
      .select('id')
      .where('member_id', '=', member)
      .execute()
    return rows.map(({ id }) => id)
  }

  async digestsOf(file: string): Promise<ReadonlyMap<string, string>> {
    const { rows } = await sql<{ id: string; digest: string }>`
      SELECT id, digest FROM archived_bets WHERE file = ${file}`.execute(this.#platform.db)
    return new Map(rows.map(({ id, digest }) => [id, digest]))
  }

  /** What the files do not reproduce. */
  async broken(): Promise<string[]> {
    const found: string[] = []
    for (const [file, lines] of this.files)
      found.push(...(await brokenBetArchive(lines, await this.digestsOf(file))))
    return found
  }

  /** The archived bets, as often as they were. */
  async gone(): Promise<string[]> {
    const found: string[] = []
    for (const [file, lines] of this.files) {
      const known = await this.digestsOf(file)
      let counts = false
      for (const line of lines) {
        const begin = /^\{"begin":"([^"]+)"/.exec(line)?.[1]
        if (begin !== undefined) counts = known.has(begin)
        else if (counts && line.startsWith('{"bet":')) found.push(JSON.parse(line).bet.id)
      }
    }
    return found
  }
}

/** A bet that is in no figure: open, or taken back. */
export async function placeBet(
  { db }: Platform,
  memberId: string,
  { at, state }: { at: Date; state: 'unsettled' | 'refunded' },
): Promise<string> {
  const id = newId()
  await db
    .insertInto('bet')
    .values({
      ...{ id, vassalage: 'TEST', transaction_id: id, round_id: id, member_id: memberId, node_id: '1001' },
      ...{ game_type: 'RNG', stake: parseMoney('5.00'), valid_bet: 0n, journal_id: null, state },
      ...{ placed_at: at, settled_at: state === 'unsettled' ? null : at },
    })
    .execute()
  return id
}
