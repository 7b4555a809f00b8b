import type { Platform } from '../platform.ts'
import { dayAt } from '../records/days.ts'
import { planDays } from './day.ts'
import { planPeople, type WorldSize } from './people.ts'
import { makeWriter } from './write.ts'

export interface WorldOptions extends WorldSize {
  /** The same seed gives the same people, amounts and minutes. */
  readonly seed: string
  /** The first day that is left out, in the brand's zone; the world ends before it. */
  readonly before: Date
  /** How many people are written at once. @default 1 */
  readonly callers?: number
}

export interface WorldWritten {
  readonly people: number
  readonly agents: number
  readonly deposits: number
  readonly transfers: number
  readonly bets: number
  readonly withdrawals: number
}

/** One password for everybody of the world, public as those of the demo accounts. */
export const worldPassword = 'Baize-Demo-1'
export const worldPaymentPassword = '246810'

const oneDay = 86_400_000

/**
 * Writes a world into the platform's own books: people, a tree of agents five levels deep, and their days, each as
 * deposits, transfers, play and withdrawals. Written once; a second one of the same seed is refused by its names.
 */
export async function writeWorld(platform: Platform, options: WorldOptions): Promise<WorldWritten> {
  const { seed, days, callers = 1 } = options
  const { gmtOffsetMinutes } = platform.settings.brand
  const end = Date.parse(`${dayAt(options.before, gmtOffsetMinutes)}T00:00:00Z`) - gmtOffsetMinutes * 60_000
  const start = new Date(end - days * oneDay)
  const people = planPeople(seed, options)
  const writer = makeWriter(platform, start, {
    password: await platform.passwords.hash(worldPassword),
    payment: await platform.passwords.hash(worldPaymentPassword),
  })
  for (const person of people) await writer.addPerson(person)
  const counts = { deposits: 0, transfers: 0, bets: 0, withdrawals: 0 }
  let index = 0
  for (const day of planDays(seed, people, days)) {
    const dayStart = new Date(start.getTime() + index * oneDay)
    // What one may need for the next comes before it; within a step everybody is apart.
    await inTurns(day.deposits, callers, (one) => writer.deposit(one, dayStart))
    await inTurns(day.transfers, 1, (one) => writer.transfer(one, dayStart))
    await inTurns(day.plays, callers, (one) => writer.play(one, dayStart))
    await inTurns(day.withdrawals, callers, (one) => writer.withdraw(one, dayStart))
    counts.deposits += day.deposits.length
    counts.transfers += day.transfers.length
    counts.bets += day.plays.reduce((sum, { bets }) => sum + bets.length, 0)
    counts.withdrawals += day.withdrawals.length
    index += 1
  }
  return { people: people.length, agents: people.filter(({ isAgent }) => isAgent).length, ...counts }
}

async function inTurns<T>(
  items: readonly T[],
  callers: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const caller = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: callers }, caller))
}
