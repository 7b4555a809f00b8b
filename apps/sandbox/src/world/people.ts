import { type Random, seededRandom } from './random.ts'

/** A person of the world. Agents are listed before their downlines. */
export interface Person {
  readonly account: string
  readonly nickname: string
  readonly isAgent: boolean
  /** Place of the upline in the list; null for one without. */
  readonly upline: number | null
  /** 1 for an agent without upline, 2 for its downlines, … */
  readonly level: number
  /** Days after the world's beginning. */
  readonly joinsOn: number
  /** Share of days on which the person plays. */
  readonly keenness: number
  /** A typical stake, in cents. */
  readonly stakeCents: number
}

export interface WorldSize {
  readonly members: number
  readonly days: number
}

/** Agents at each level of the tree, of two hundred accounts. */
const agentsAtLevel = [1, 3, 6, 9, 11]

const names = [
  ...['Sokha', 'Dara', 'Vibol', 'Bopha', 'Channary', 'Kosal', 'Malis', 'Nimol', 'Phirun', 'Rithy'],
  ...['Sophea', 'Thida', 'Veasna', 'Arun', 'Chea', 'Kunthea', 'Makara', 'Narith', 'Pisey', 'Rachana'],
  ...['Samnang', 'Tola', 'Vanna', 'Borey', 'Chenda', 'Leakena', 'Mony', 'Ponleak', 'Sreymom', 'Visal'],
]

/** The people of a world: a tree of agents, five levels deep, their members, and some who registered by themselves. */
export function planPeople(seed: string, { members, days }: WorldSize): Person[] {
  const random = seededRandom(`${seed}/people`)
  const scale = members / 200
  const people: Person[] = []
  let above: number[] = []
  agentsAtLevel.forEach((count, depth) => {
    const level: number[] = []
    for (let index = 0; index < Math.max(1, Math.round(count * scale)); index += 1) {
      level.push(people.length)
      people.push(
        person(random, people.length, {
          isAgent: true,
          upline: depth === 0 ? null : random.pick(above),
          level: depth + 1,
          joinsOn: 0,
        }),
      )
    }
    above = level
  })
  const agents = people.length
  while (people.length < members) {
    const upline = random.chance(0.1) ? null : random.between(0, agents - 1)
    const level = upline === null ? 1 : (people[upline]?.level ?? 0) + 1
    const joinsOn = random.chance(0.4) ? 0 : random.between(0, Math.floor(days * 0.8))
    people.push(person(random, people.length, { isAgent: false, upline, level, joinsOn }))
  }
  return people
}

function person(
  random: Random,
  index: number,
  place: Pick<Person, 'isAgent' | 'upline' | 'level' | 'joinsOn'>,
): Person {
  const nickname = random.pick(names)
  return {
    ...place,
    account: `${nickname.toLowerCase()}${String(index + 1).padStart(4, '0')}`,
    nickname,
    keenness: 0.05 + 0.75 * random.next() ** 2,
    stakeCents: random.pick([50, 100, 100, 200, 500, 1_000]),
  }
}
