import type { Selectable } from 'kysely'
import { newId } from '../database/index.ts'
import { randomToken } from '../encryption/secrets.ts'
import { hashOfSeed } from '../fairness/draws.ts'
import type { Db } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import type { RedEnvelopeTables } from './tables.ts'

export type Rain = Selectable<RedEnvelopeTables['envelope_rain']>

/** It rains at every full hour for five minutes: 20.00 in fifty envelopes. */
const schedule = { everyMs: 3_600_000, lastsMs: 300_000, pot: 200_000n, envelopes: 50 } as const

interface NewRain {
  readonly id?: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly pot: bigint
  readonly envelopes: number
}

/** Announces a rain, with the hash of its seed; one that is announced stays as it is. */
export async function announceRain({ secrets }: Platform, db: Db, rain: NewRain): Promise<string> {
  const seed = randomToken()
  const id = rain.id ?? newId()
  await db
    .insertInto('envelope_rain')
    .values({
      ...{ id, starts_at: rain.startsAt, ends_at: rain.endsAt, pot: rain.pot, envelopes: rain.envelopes },
      ...{ seed_sealed: secrets.seal('envelope-seed', seed), seed_hash: hashOfSeed(seed) },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

/** Announces the scheduled rain that is on, or the next one. */
export async function announceScheduled(platform: Platform, db: Db, at: Date): Promise<void> {
  const turn = Math.floor(at.getTime() / schedule.everyMs) * schedule.everyMs
  const start = at.getTime() < turn + schedule.lastsMs ? turn : turn + schedule.everyMs
  const id = `hourly-${start / schedule.everyMs}`
  const known = await db.selectFrom('envelope_rain').select('id').where('id', '=', id).executeTakeFirst()
  if (known) return
  const { pot, envelopes, lastsMs } = schedule
  await announceRain(platform, db, {
    ...{ id, pot, envelopes },
    startsAt: new Date(start),
    endsAt: new Date(start + lastsMs),
  })
}

export function stateOf(rain: Rain, at: Date): 'upcoming' | 'open' | 'emptied' | 'ended' {
  if (at < rain.starts_at) return 'upcoming'
  if (at >= rain.ends_at) return 'ended'
  return rain.opened < rain.envelopes ? 'open' : 'emptied'
}

export const seedOf = ({ secrets }: Platform, rain: Rain): string =>
  secrets.open('envelope-seed', rain.seed_sealed)
