import { newId, type Trx } from '@baize/platform/database/index.ts'
import { randomToken } from '@baize/platform/encryption/secrets.ts'
import { type Below, drawsOf, hashOfSeed } from '@baize/platform/fairness/draws.ts'
import type { Db } from '@baize/platform/http/implement.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import type { Platform } from '@baize/platform/platform.ts'
import type { Selectable } from 'kysely'
import type { SandboxTables } from '../tables.ts'

type Seed = Selectable<SandboxTables['sandbox_seed']>

/** The member's newest seed, locked; the first one is made when it is first needed. */
async function lockSeed({ secrets }: Platform, trx: Trx, memberId: string): Promise<Seed> {
  const newest = () =>
    trx
      .selectFrom('sandbox_seed')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('revealed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
  const known = await newest()
  if (known) return known
  await addSeed(secrets, trx, memberId, 1, newId())
  const made = await newest()
  if (!made) throw new Error('a member has no seed in use')
  return made
}

const addSeed = (
  secrets: Platform['secrets'],
  trx: Trx,
  memberId: string,
  ordinal: number,
  client: string,
) => {
  const serverSeed = randomToken()
  return trx
    .insertInto('sandbox_seed')
    .values({
      id: newId(),
      member_id: memberId,
      ordinal,
      server_seed_sealed: secrets.seal('server-seed', serverSeed),
      server_seed_hash: hashOfSeed(serverSeed),
      client_seed: client,
      revealed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes the next number of the member's seed, and draws by it. */
export async function takeDraws(platform: Platform, trx: Trx, memberId: string) {
  const seed = await lockSeed(platform, trx, memberId)
  await trx
    .updateTable('sandbox_seed')
    .set({ rounds: seed.rounds + 1n })
    .where('id', '=', seed.id)
    .execute()
  const serverSeed = platform.secrets.open('server-seed', seed.server_seed_sealed)
  const below: Below = drawsOf(serverSeed, seed.client_seed, seed.rounds)
  return { seedId: seed.id, nonce: seed.rounds, below }
}

/** Whether a flight of the seed is in progress: the seed would reveal now where it ends. */
const isFlying = async (trx: Trx, memberId: string, seedId: string): Promise<boolean> =>
  (await trx
    .selectFrom('sandbox_ticket')
    .select('id')
    .where('member_id', '=', memberId)
    .where('seed_id', '=', seedId)
    .where('state', 'in', ['open', 'placed'])
    .executeTakeFirst()) !== undefined

/** Reveals the seed in use and takes a new one, mixed with what the player chose. */
export async function rotateSeed(platform: Platform, trx: Trx, memberId: string, clientSeed: string) {
  const seed = await lockSeed(platform, trx, memberId)
  if (await isFlying(trx, memberId, seed.id)) throw new Refusal('wrongState')
  await trx
    .updateTable('sandbox_seed')
    .set({ revealed_at: platform.now() })
    .where('id', '=', seed.id)
    .execute()
  await addSeed(platform.secrets, trx, memberId, seed.ordinal + 1, clientSeed)
}

/** The seed in use by its hash, and the last ones that were revealed. */
export async function describeSeeds({ secrets }: Platform, db: Db, memberId: string) {
  const rows = await db
    .selectFrom('sandbox_seed')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('ordinal', 'desc')
    .limit(11)
    .execute()
  const current = rows.find((row) => row.revealed_at === null)
  return {
    serverSeedHash: current?.server_seed_hash ?? '',
    clientSeed: current?.client_seed ?? '',
    nonce: Number(current?.rounds ?? 0n),
    revealed: rows.flatMap((row) =>
      row.revealed_at === null
        ? []
        : [
            {
              serverSeed: secrets.open('server-seed', row.server_seed_sealed),
              serverSeedHash: row.server_seed_hash,
              clientSeed: row.client_seed,
              rounds: Number(row.rounds),
              revealedAt: row.revealed_at.toISOString(),
            },
          ],
    ),
  }
}

/** Makes sure that a member has a seed in use, so that its hash can be shown before the first round. */
export const ensureSeed = (platform: Platform, trx: Trx, memberId: string) =>
  lockSeed(platform, trx, memberId)
