import type { Platform } from '@baize/platform/platform.ts'
import { dayAt } from '@baize/platform/records/days.ts'
import { agreeOnAll, offerAnew } from './contracts.ts'
import { planDays } from './day.ts'
import { planPeople, type WorldSize } from './people.ts'
import { seededRandom } from './random.ts'
import { leaveTraces } from './traces.ts'
import { addUp, passWeek } from './week.ts'
import { type DayWritten, writeDay, writePeople } from './write.ts'

export interface WorldOptions extends WorldSize {
  /** The same seed returns the same people, amounts and minutes. */
  readonly seed: string
  /** The first day that is left out, in the brand's zone; the world ends before it. */
  readonly before: Date
}

export interface WorldWritten extends DayWritten {
  readonly people: number
  readonly agents: number
}

/** One password for all people of the world, public as those of the demo accounts. */
export const worldPassword = 'Baize-Demo-1'
const worldPaymentPassword = '246810'

const oneDay = 86_400_000

/**
 * Writes a world into the platform's own books: people, a tree of agents five levels deep with their contracts, and their
 * days, each as deposits, transfers, play and withdrawals, with bills, rewards and rebates at each week's end. Written
 * once; a second one of the same seed is refused by its names.
 */
export async function writeWorld(platform: Platform, options: WorldOptions): Promise<WorldWritten> {
  const { seed, days } = options
  const { gmtOffsetMinutes } = platform.settings.brand
  const end = Date.parse(`${dayAt(options.before, gmtOffsetMinutes)}T00:00:00Z`) - gmtOffsetMinutes * 60_000
  const start = new Date(end - days * oneDay)
  const at = (moment: number): Platform => ({ ...platform, now: () => new Date(moment) })
  const people = planPeople(seed, options)
  const members = await writePeople(platform, people, start, {
    password: await platform.passwords.hash(worldPassword),
    payment: await platform.passwords.hash(worldPaymentPassword),
  })
  await agreeOnAll(at(start.getTime()), people, members)
  const counts = { deposits: 0, transfers: 0, bets: 0, withdrawals: 0 }
  let index = 0
  for (const day of planDays(seed, people, days)) {
    const dayStart = start.getTime() + index * oneDay
    index += 1
    const written = await writeDay(at(dayStart), members, day, new Date(dayStart))
    for (const name of ['deposits', 'transfers', 'bets', 'withdrawals'] as const)
      counts[name] += written[name]
    const monday = new Date(dayStart + gmtOffsetMinutes * 60_000).getUTCDay() === 0
    // Late enough that the day's last bets have rested.
    if (monday || index === days) {
      await passWeek(at(dayStart + oneDay + 600_000), members, seededRandom(`${seed}/week/${index}`))
    }
  }
  const last = at(end + 600_000)
  await leaveTraces(last, people, members, start, seededRandom(`${seed}/traces`))
  await offerAnew(last, people, members)
  await addUp(platform)
  return { people: people.length, agents: people.filter(({ isAgent }) => isAgent).length, ...counts }
}
