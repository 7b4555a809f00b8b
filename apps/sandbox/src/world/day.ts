import type { Person } from './people.ts'
import { seededRandom } from './random.ts'

/** Amounts are units of 1/10,000; minutes count from the day's beginning in the brand's zone. */
export interface Movement {
  readonly who: number
  readonly minute: number
  readonly amount: bigint
}

interface PlannedTransfer extends Movement {
  readonly to: number
}

interface PlannedBet {
  /** Seconds from the day's beginning. */
  readonly second: number
  readonly stake: bigint
  readonly payout: bigint
}

interface PlannedPlay {
  readonly who: number
  /** Place of the game in the catalogue, as a share of its length. */
  readonly game: number
  readonly bets: readonly PlannedBet[]
}

/** What happens on one day, in this order: deposits, play, withdrawals. */
export interface PlannedDay {
  readonly deposits: readonly Movement[]
  readonly transfers: readonly PlannedTransfer[]
  readonly plays: readonly PlannedPlay[]
  readonly withdrawals: readonly Movement[]
}

const unitsPerCent = 100n

/** Chances and the return of a stake, in hundredths: 95.3 % in all. */
const outcomes: readonly (readonly [chance: number, hundredths: bigint])[] = [
  [0.62, 0n],
  [0.2, 120n],
  [0.12, 200n],
  [0.05, 500n],
  [0.0086, 2_500n],
  [0.0014, 10_000n],
]

/** Plans the days one after another, each from what the people then have: no one spends more than that. */
export function* planDays(seed: string, people: readonly Person[], days: number): Generator<PlannedDay> {
  const balances = people.map(() => 0n)
  const have = (who: number) => balances[who] ?? 0n
  const add = (who: number, amount: bigint) => {
    balances[who] = have(who) + amount
  }
  for (let day = 0; day < days; day += 1) {
    const random = seededRandom(`${seed}/day/${day}`)
    const deposits: Movement[] = []
    const transfers: PlannedTransfer[] = []
    const plays: PlannedPlay[] = []
    const withdrawals: Movement[] = []
    people.forEach((person, who) => {
      if (person.joinsOn > day) return
      const wanted = person.isAgent ? 200_000n : BigInt(person.stakeCents) * 40n
      const poor = have(who) < (wanted * unitsPerCent) / 4n
      if (poor && random.chance(person.isAgent ? 0.5 : person.keenness)) {
        const amount = wanted * unitsPerCent * BigInt(random.between(1, 3))
        deposits.push({ who, minute: random.between(5, 420), amount })
        add(who, amount)
      }
      const { upline } = person
      if (upline !== null && have(upline) > 1_000_000n && random.chance(0.02)) {
        const amount = 10n * unitsPerCent * BigInt(random.between(50, 500))
        if (amount < have(upline)) {
          transfers.push({ who: upline, to: who, minute: random.between(425, 475), amount })
          add(upline, -amount)
          add(who, amount)
        }
      }
    })
    people.forEach((person, who) => {
      if (person.joinsOn > day || !random.chance(person.isAgent ? 0.1 : person.keenness)) return
      let second = random.between(480, 1_200) * 60
      const bets: PlannedBet[] = []
      for (let count = random.between(2, 10); count > 0; count -= 1) {
        const stake = BigInt(person.stakeCents * random.between(1, 3)) * unitsPerCent
        if (stake > have(who)) break
        const payout = (stake * drawOutcome(random.next())) / 100n
        bets.push({ second, stake, payout })
        add(who, payout - stake)
        second += random.between(8, 90)
      }
      if (bets.length > 0) plays.push({ who, game: random.next(), bets })
      if (have(who) > BigInt(person.stakeCents) * 200n * unitsPerCent && random.chance(0.3)) {
        const amount = (have(who) / 2n / (unitsPerCent * 100n)) * unitsPerCent * 100n
        withdrawals.push({ who, minute: random.between(1_320, 1_430), amount })
        add(who, -amount)
      }
    })
    yield { deposits, transfers, plays, withdrawals }
  }
}

function drawOutcome(drawn: number): bigint {
  let left = drawn
  for (const [chance, hundredths] of outcomes) {
    if (left < chance) return hundredths
    left -= chance
  }
  return 0n
}
