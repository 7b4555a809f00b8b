import { type CallDefinition, type CallInputs, calls } from '@baize/api/contract'
import { manualBonus } from '@baize/platform/bonus/definitions.ts'
import { offerBonus } from '@baize/platform/bonus/grants.ts'
import { textVersion } from '@baize/platform/contracts/texts.ts'
import { transact } from '@baize/platform/database/index.ts'
import type { CallId } from '@baize/platform/http/implement.ts'
import { addPoints } from '@baize/platform/points/pointsAccount.ts'
import { addReward } from '@baize/platform/rewards/reward.ts'
import type { TestGames } from '../../tests/testingGames.ts'
import type { Random } from '../world/random.ts'
import type { Line } from './line.ts'
import { type Person, paymentPassword } from './people.ts'
import { playSome } from './play.ts'

/** A run's state. Names are counted, never drawn, so that a seed repeats the same run. */
export interface Scene {
  readonly games: TestGames
  readonly random: Random
  readonly line: Line
  readonly people: readonly Person[]
  name(kind: string): string
}

/** Cents decide what the sandbox's bank and vendors do with an amount. */
const amountOf = ({ random }: Scene, least: number, most: number): string =>
  `${random.between(least, most)}.0${random.between(0, 8)}`

/** Agents have two sessions, one on each site. */
function sessionFor(id: CallId, { as, asAgent }: Person) {
  const { roles }: CallDefinition = calls[id]
  return roles.includes('member') ? as : asAgent
}

function ask<Id extends CallId>(scene: Scene, id: Id, person: Person, input: CallInputs[Id]): Promise<void> {
  const key = scene.name('key')
  const as = sessionFor(id, person)
  return scene.line.ask({
    name: id,
    key: `${person.member.id}:${id} ${key}`,
    send: () => scene.games.call(id, input, { as, key }),
  })
}

const anyone = ({ random, people }: Scene): Person => random.pick(people)
const below = ({ random, people }: Scene): Person => random.pick(people.filter(({ parent }) => parent >= 0))

/** A withdrawal that a member may still confirm or dispute. */
async function openWithdrawal({ games, people, random }: Scene) {
  const rows = await games.platform.db
    .selectFrom('withdrawal')
    .select(['id', 'member_id', 'state'])
    .where('state', 'in', ['requested', 'confirmPending'])
    .where(
      'member_id',
      'in',
      people.map(({ member }) => member.id),
    )
    .orderBy('id')
    .execute()
  if (rows.length === 0) return null
  const row = random.pick(rows)
  const person = people.find(({ member }) => member.id === row.member_id)
  return person ? { ...row, person } : null
}

const bank = { bankCode: 'MKB', accountName: 'Sok Dara', accountNumber: '000123456' }

type Action = (scene: Scene) => Promise<void>

const answerWithdrawal: Action = async (scene) => {
  const { random } = scene
  const of = await openWithdrawal(scene)
  if (!of) return
  if (of.state === 'requested') {
    if (random.chance(0.3)) await ask(scene, 'cancelWithdrawal', of.person, { params: { id: of.id } })
    return
  }
  const outcome = random.pick(['received', 'notReceived', 'partlyReceived'] as const)
  const body = { outcome, ...(outcome === 'partlyReceived' ? { amountReceived: '5.00' } : {}) }
  return ask(scene, 'confirmWithdrawal', of.person, { params: { id: of.id }, body })
}

const money: Action[] = [
  (scene) =>
    ask(scene, 'createDeposit', anyone(scene), {
      body: { methodId: 'local-bank', amount: amountOf(scene, 5, 40) },
    }),
  (scene) =>
    ask(scene, 'createWithdrawal', anyone(scene), {
      body: { ...bank, amount: amountOf(scene, 10, 30), paymentPassword },
    }),
  answerWithdrawal,
  answerWithdrawal,
  (scene) => {
    const to = below(scene)
    const from = scene.people[to.parent] ?? to
    const body = { toMemberId: to.member.id, amount: amountOf(scene, 1, 60), paymentPassword, note: '' }
    return ask(scene, 'createTransfer', from, { body })
  },
  (scene) => {
    const body = { amount: amountOf(scene, 1, 60), paymentPassword, note: '' }
    return ask(scene, 'transferUpline', below(scene), { body })
  },
  (scene) => {
    const ends = scene.random.chance(0.6) ? ['main', 'LTS'] : ['LTS', 'main']
    const body = { fromWalletId: ends[0] ?? '', toWalletId: ends[1] ?? '', amount: amountOf(scene, 1, 50) }
    return ask(scene, 'walletTransfer', anyone(scene), { body })
  },
]

const engagement: Action[] = [
  async (scene) => {
    const { platform } = scene.games
    const { member } = anyone(scene)
    const offer = { memberId: member.id, causeId: scene.name('bonus'), amount: 50_000n, at: platform.now() }
    await offerBonus(platform, platform.db, manualBonus, offer)
  },
  async (scene) => {
    const person = anyone(scene)
    const { rows } = (await scene.games.call('bonuses', { query: {} }, { as: person.as })).value
    if (rows.length === 0) return
    const { id } = scene.random.pick<{ id: string }>(rows)
    return ask(scene, scene.random.chance(0.8) ? 'claimBonus' : 'cancelBonus', person, { params: { id } })
  },
  async (scene) => {
    const { platform } = scene.games
    const memberId = anyone(scene).member.id
    const cause = { type: 'simulation', id: scene.name('points') }
    const change = { memberId, type: 'rewarded', points: 4_000_000n, cause, at: platform.now() } as const
    await transact(platform.database, (unit) => addPoints(platform, unit, change))
  },
  (scene) => {
    const direction = scene.random.chance(0.6) ? 'toMoney' : 'toPoints'
    return ask(scene, 'convertPoints', anyone(scene), {
      body: { direction, points: String(scene.random.between(50, 300)) },
    })
  },
  (scene) => {
    const body = {
      productId: scene.random.pick(['cash5', 'bonus5', 'keyring', 'cards', 'lastone']),
      quantity: scene.random.pick([1, 1, 2, 9]),
      recipient: { name: 'Dara', mobileNum: '012345678', address: 'Phnom Penh' },
    }
    return ask(scene, 'redeemPoints', anyone(scene), { body })
  },
  (scene) => ask(scene, 'pointsReward', anyone(scene), {}),
  async (scene) => {
    const { platform } = scene.games
    const [memberId, at] = [anyone(scene).member.id, platform.now()]
    const kind = scene.random.pick(['cash', 'points', 'bonus'] as const)
    const reward = {
      memberId,
      source: 'gift',
      sourceId: scene.name('gift'),
      kind,
      amount: 70_000n,
      at,
    } as const
    await transact(platform.database, (unit) => addReward(platform, unit, reward))
  },
  async (scene) => {
    const person = anyone(scene)
    const { rewards } = (await scene.games.call('rewards', {}, { as: person.as })).value
    if (rewards.length === 0) return
    const { id } = scene.random.pick<{ id: string }>(rewards)
    return ask(scene, 'claimReward', person, { params: { id } })
  },
]

const agency: Action[] = [
  (scene) => {
    const [top, middle, other] = scene.people
    const party = scene.random.chance(0.5) ? middle : other
    if (!top || !party) throw new Error('there are no agents')
    const tiers = [{ rate: String(scene.random.between(5, 45)) }]
    const body = {
      toMemberId: party.member.id,
      kind: 'dividend',
      period: 'daily',
      autoPay: true,
      tiers,
    } as const
    return ask(scene, 'offerContract', top, { body })
  },
  async (scene) => {
    const offers: { party: Person; id: string }[] = []
    for (const party of scene.people.slice(1, 3)) {
      const as = sessionFor('contracts', party)
      const { rows } = (await scene.games.call('contracts', { query: {} }, { as })).value
      for (const { id, state } of rows) if (state === 'requested') offers.push({ party, id })
    }
    if (offers.length === 0) return
    const { party, id } = scene.random.pick(offers)
    const params = { id }
    if (scene.random.chance(0.3)) return ask(scene, 'rejectContract', party, { params } as never)
    const body = { paymentPassword, textVersion, language: 'km' } as const
    return ask(scene, 'acceptContract', party, { params, body })
  },
  async (scene) => {
    const top = scene.people[scene.random.between(0, 1)]
    if (!top) return
    if (scene.random.chance(0.4)) return ask(scene, 'collectBills', top, { body: {} })
    return ask(scene, 'payBills', top, { body: { paymentPassword, partial: scene.random.chance(0.5) } })
  },
]

/** One action of one person. Most are play, as in reality. */
export async function act(scene: Scene): Promise<void> {
  const dice = scene.random.next()
  if (dice < 0.36) return playSome(scene)
  const actions = dice < 0.62 ? money : dice < 0.84 ? engagement : agency
  await scene.random.pick(actions)(scene)
}
