import { parseMoney } from '@baize/api/money'
import { transact } from '@baize/platform/database/index.ts'
import type { Site } from '@baize/platform/http/implement.ts'
import { cashOf, houseFor, post } from '@baize/platform/ledger/index.ts'
import { addMember, type Member } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { addPoints } from '@baize/platform/points/pointsAccount.ts'
import { openSession } from '@baize/platform/sessions/sessions.ts'
import { agreeOn, dividendOf } from '../../tests/contracts/testingTree.ts'
import type { TestSession } from '../../tests/http/testing.ts'

export const paymentPassword = '246810'

export interface Person {
  readonly member: Member
  /** On the members' site. */
  readonly as: TestSession
  /** On the agents' site; null for members who are no agents. */
  readonly asAgent: TestSession | null
  /** Index of the upline; -1 is the platform. */
  readonly parent: number
  /** A play session at the vendor, and until when it is taken as good. */
  play: { readonly id: string; readonly until: number } | null
}

/** An agent with a contract of the platform's, one below it with one of the first's, one without, and three who play. */
const tree = [
  { parent: -1, type: 1 },
  { parent: 0, type: 1 },
  { parent: 0, type: 1 },
  { parent: 1, type: 0 },
  { parent: 1, type: 0 },
  { parent: 2, type: 0 },
] as const

let crowds = 0
let hashes: Promise<{ password: string; payment: string }> | undefined

/** New people for one run, with money, sessions and contracts. */
export async function gatherPeople(platform: Platform): Promise<Person[]> {
  crowds += 1
  hashes ??= (async () => ({
    password: await platform.passwords.hash('Some-pass-99'),
    payment: await platform.passwords.hash(paymentPassword),
  }))()
  const { password, payment } = await hashes
  const people: Person[] = []
  for (const [index, { parent, type }] of tree.entries()) {
    const member = await addMember(platform.db, {
      account: `sim${crowds}x${index}`,
      nickname: `sim ${index}`,
      type,
      parent: people[parent]?.member ?? null,
      passwordHash: password,
      paymentPasswordHash: payment,
      joinedAt: platform.now(),
    })
    if (!member) throw new Error('the name is taken')
    await open(platform, member)
    const session = async (site: Site): Promise<TestSession> => {
      const { token, cookie } = await openSession(platform, platform.db, member, site)
      return { site, token, cookie: cookie.split(';')[0] ?? '' }
    }
    const asAgent = type === 1 ? await session('agent') : null
    people.push({ member, as: await session('member'), asAgent, parent, play: null })
  }
  const top = people[0]
  if (top) await agreeOn(platform, top.member, dividendOf('40'))
  return people
}

/** The second agent's contract: in force once the first one's is. */
export async function agreeBelow(platform: Platform, people: readonly Person[]): Promise<void> {
  const middle = people[1]
  if (middle) await agreeOn(platform, middle.member, dividendOf('10', { autoPay: true }))
}

const open = (platform: Platform, { id }: Member) =>
  transact(platform.database, async (unit) => {
    const cause = { type: 'simulation', id }
    const points = { memberId: id, type: 'rewarded', points: 10_000_000n, cause, at: platform.now() } as const
    await addPoints(platform, unit, points)
    await post(unit.trx, {
      ...{ type: 'openingBalanceGranted', owner: id, currency: platform.settings.brand.currency },
      postings: [{ from: houseFor(id, 'psp.clearing'), to: cashOf(id), amount: parseMoney('200.00') }],
      ...{ cause: { type: 'opening', id }, actor: 'simulation', at: platform.now() },
    })
  })
