import { putContent } from '@baize/platform/content/put.ts'
import { loadStoredContent } from '@baize/platform/content/start.ts'
import { readVersion } from '@baize/platform/content/versions.ts'
import { transact } from '@baize/platform/database/index.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { writtenBanks } from '../content/banks.ts'
import { writtenBonuses } from '../content/bonuses.ts'
import { writtenChat } from '../content/chat.ts'
import { writtenProducts } from '../content/products.ts'
import { writtenGames } from '../games/content.ts'

/** Whose name versions have that the sandbox put itself. */
const operator = 'sandbox'

/** Games of the newest version that the sandbox has no more: what was played stays, switched off. */
async function retiredGames({ db }: Platform, games: readonly { readonly id: string }[]) {
  const own = new Set(games.map(({ id }) => id))
  const before: { readonly id: string }[] = JSON.parse((await readVersion(db, 'games'))?.content ?? '[]')
  return before.filter(({ id }) => !own.has(id)).map((game) => ({ ...game, off: true }))
}

/**
 * Brings the sandbox's games, vendors, banks, bonuses, products and chat, as an operator brings its own: put as content, checked by its schema. What another operator
 * has put since stays; what the sandbox put is replaced when its list has changed.
 */
export async function seedContent(platform: Platform): Promise<void> {
  const { content } = platform.settings
  // A folder is the only source where there is one: it brings these, too.
  if (content.source === 'folder') return
  const { vendors, games } = writtenGames()
  const retired = await retiredGames(platform, games)
  const written = {
    ...{ vendors, games: [...games, ...retired], banks: writtenBanks },
    ...{ bonuses: writtenBonuses, products: writtenProducts, chat: writtenChat },
  }
  for (const kind of ['vendors', 'games', 'banks', 'bonuses', 'products', 'chat'] as const) {
    const newest = await readVersion(platform.db, kind)
    const isOwn = newest === undefined || newest.operator === operator
    if (!isOwn || newest?.content === JSON.stringify(written[kind])) continue
    const put = { kind, expected: newest?.version ?? 0, content: written[kind], operator }
    await transact(platform.database, (unit) => putContent(platform, unit, put)).catch((error: unknown) => {
      // Another process was first.
      if (!(error instanceof Refusal) || error.code !== 'wrongState') throw error
    })
  }
  await loadStoredContent(platform, content)
}
