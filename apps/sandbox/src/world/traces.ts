import { manualBonus } from '@baize/platform/bonus/definitions.ts'
import { lockGrant, offerBonus } from '@baize/platform/bonus/grants.ts'
import { activate } from '@baize/platform/bonus/handlers.ts'
import { newId, type Trx, transact, type Unit } from '@baize/platform/database/index.ts'
import type { Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { movePoints, readPoints } from '@baize/platform/points/pointsAccount.ts'
import { findProduct } from '@baize/platform/points/products.ts'
import { decideRedemption } from '@baize/platform/points/redemptions.ts'
import { takeStock } from '@baize/platform/points/stock.ts'
import { catalogue } from '../games/catalogue.ts'
import { pickCode } from './code.ts'
import { insertAll } from './insertAll.ts'
import { writeTalk } from './messages.ts'
import type { Person } from './people.ts'
import type { Random } from './random.ts'

const oneDay = 86_400_000

/** A person of the world as its last pages need them. */
export interface Inhabitant {
  readonly member: Member
  readonly person: Person
}

/**
 * What people leave behind besides play and money: sign-ins, bank accounts, favourites, messages, invites and notes
 * of agents, a friend who was invited, points that were spent, a bonus, a promotion, a case with customer service. So
 * that no screen is empty.
 */
export async function leaveTraces(
  platform: Platform,
  people: readonly Person[],
  members: readonly Member[],
  start: Date,
  random: Random,
): Promise<void> {
  const all = people.flatMap((person, place): Inhabitant[] => {
    const member = members[place]
    return member ? [{ member, person }] : []
  })
  const at = platform.now()
  await transact(platform.database, async (unit) => {
    const { trx } = unit
    await signIns(trx, all, start, at, random.fork('sign-ins'))
    await belongings(platform, trx, all, random.fork('belongings'))
    await writeTalk(platform, unit, all, random.fork('talk'))
    await ofAgents(trx, all, at, random.fork('agents'))
  })
  const offers = random.fork('offers')
  for (const { member, person } of all) {
    if (person.isAgent) continue
    await transact(platform.database, async (unit) => {
      if (offers.chance(0.4)) await redeem(platform, unit, member.id)
      if (offers.chance(0.4)) await bonus(platform, unit, member.id, offers.chance(0.5))
    })
  }
}

/** Sign-ins of the last two weeks of each account; on the agent site too for agents. */
async function signIns(trx: Trx, all: readonly Inhabitant[], start: Date, end: Date, random: Random) {
  const lines = all.flatMap(({ member, person }) =>
    Array.from({ length: random.between(2, 8) }, () => ({
      ...{ member_id: member.id, id: newId(), method: 'password' as const },
      at: new Date(Math.max(+start, +end - random.between(1, 14 * 1_440) * 60_000)),
      site: person.isAgent && random.chance(0.5) ? ('agent' as const) : ('member' as const),
      outcome: random.chance(0.1) ? ('wrongPassword' as const) : ('signedIn' as const),
      ip: `203.0.113.${random.between(1, 254)}`,
      device: random.pick(['Chrome, Android', 'Safari, iPhone', 'Firefox, Windows']),
    })),
  )
  await insertAll(trx, 'login_history', lines, (line) => line)
  const last = new Map<string, Date>()
  for (const { member_id, at, outcome } of lines) {
    if (outcome === 'signedIn' && at > (last.get(member_id) ?? start)) last.set(member_id, at)
  }
  for (const [id, at] of last) {
    await trx.updateTable('member').set({ last_login_at: at }).where('id', '=', id).execute()
  }
}

async function belongings(platform: Platform, trx: Trx, all: readonly Inhabitant[], random: Random) {
  const at = platform.now()
  const number = () => String(random.between(100_000_000, 999_999_999))
  const accounts = all.map(({ member, person }) => ({
    member,
    name: person.nickname.toUpperCase(),
    number: number(),
  }))
  await insertAll(trx, 'bank_account', accounts, ({ member, name, number }) => ({
    ...{
      id: newId(),
      member_id: member.id,
      bank_code: 'ABA',
      account_name: name,
      number_tail: number.slice(-4),
    },
    number_sealed: platform.secrets.seal('bank-account', number),
    number_mark: platform.secrets.mark('bank-account', `${member.id}:ABA:${number}`),
    ...{ is_default: true, added_at: member.joined_at, removed_at: null },
  }))
  const favourites = all.flatMap(({ member }) => {
    const games = new Set(Array.from({ length: random.between(1, 6) }, () => random.pick(catalogue).nodeId))
    return [...games].map((node_id) => ({ member_id: member.id, node_id, added_at: at }))
  })
  await insertAll(trx, 'game_favourite', favourites, (row) => row)
  const codes = new Set<string>()
  const referrers = all.filter(({ person }) => !person.isAgent)
  await insertAll(trx, 'referral_code', referrers, ({ member }) => ({
    ...{ member_id: member.id, code: pickCode(random, 8, codes), created_at: member.joined_at },
  }))
  const steps = referrers.flatMap(({ member }) =>
    random.chance(0.5) ? [{ member, state: 'clicked' as const }] : [],
  )
  await insertAll(trx, 'referral', steps, ({ member, state }) => ({
    ...{ id: newId(), referrer_id: member.id, referred_id: null, state, touch_hash: null, created_at: at },
    ...{ clicked_at: at, registered_at: null, first_deposit_at: null, qualified_at: null },
  }))
}

/** Links by which accounts are opened, notes on the team, and downlines that request money. */
async function ofAgents(trx: Trx, all: readonly Inhabitant[], at: Date, random: Random): Promise<void> {
  const agents = all.filter(({ person }) => person.isAgent)
  const codes = new Set<string>()
  await insertAll(trx, 'invite', agents, ({ member }) => ({
    ...{
      id: newId(),
      code: pickCode(random, 10, codes),
      agent_id: member.id,
      account_type: 'member' as const,
    },
    ...{ note: 'World', uses: 0, max_uses: 100, created_at: new Date(+at - 30 * oneDay) },
    ...{ expires_at: new Date(+at + 335 * oneDay), revoked_at: null },
  }))
  const below = all.filter(({ member }) => member.parent_id !== null)
  await insertAll(
    trx,
    'team_member_note',
    below.filter(() => random.chance(0.3)),
    ({ member }) => ({
      ...{ id: newId(), agent_id: member.parent_id ?? '', member_id: member.id, at },
      note: random.pick(['Plays at weekends.', 'Prefers live tables.', 'Asked for a higher limit.']),
    }),
  )
  await insertAll(
    trx,
    'team_tag',
    below.filter(() => random.chance(0.2)),
    ({ member }) => ({
      ...{ agent_id: member.parent_id ?? '', member_id: member.id },
      tag: random.pick(['weekends', 'live tables', 'call back']),
    }),
  )
  await insertAll(
    trx,
    'transfer_request',
    below.filter(() => random.chance(0.15)),
    ({ member }) => ({
      ...{
        id: newId(),
        asking_id: member.parent_id ?? '',
        asked_id: member.id,
        note: '',
        state: 'open' as const,
        at,
      },
      amount: BigInt(random.between(5, 50)) * 10_000n,
    }),
  )
}

/** Spends points on the smallest cash of the mall, where there are enough. */
async function redeem(platform: Platform, unit: Unit, memberId: string): Promise<void> {
  const product = findProduct('cash5')
  if (!product || (await readPoints(unit.trx, memberId)) < product.points) return
  const [id, at] = [newId(), platform.now()]
  await takeStock(unit.trx, product, 1)
  const journalId = await movePoints(platform, unit, {
    ...{ memberId, type: 'redeemed', points: product.points, cause: { type: 'redemption', id }, at },
    redemption: { id, productId: product.id, quantity: 1 },
    ...(product.amount === null ? {} : { amount: product.amount }),
  })
  await unit.trx
    .insertInto('redemption')
    .values({
      ...{ id, member_id: memberId, product_id: product.id, kind: product.kind, quantity: 1 },
      ...{
        points: product.points,
        amount: product.amount,
        state: 'inProcess',
        recipient: null,
        remark: null,
        journal_id: journalId,
      },
      ...{ applied_at: at, decided_at: null },
    })
    .execute()
  await decideRedemption(platform, unit, id, true)
}

/** Offers bonus money, and takes it for those who did. */
async function bonus(platform: Platform, unit: Unit, memberId: string, taken: boolean): Promise<void> {
  const offer = { memberId, causeId: 'world', amount: 100_000n, at: platform.now() }
  const id = await offerBonus(platform, unit.trx, manualBonus, offer)
  const grant = id && taken ? await lockGrant(unit.trx, id) : undefined
  if (grant) await activate(platform, unit, grant, platform.now())
}
