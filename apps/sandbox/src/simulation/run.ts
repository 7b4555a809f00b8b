import type { TestGames } from '../../tests/testingGames.ts'
import { seededRandom } from '../world/random.ts'
import { act, type Scene } from './actions.ts'
import { findEffects } from './effects.ts'
import { Line } from './line.ts'
import { agreeBelow, gatherPeople } from './people.ts'
import { findFaults } from './reader.ts'
import type { Timers } from './timers.ts'

/** The violations after a run, and how often each call was done, or refused and why. */
export interface Outcome {
  readonly findings: readonly string[]
  readonly done: ReadonlyMap<string, number>
}

/** From one step of a contract's time to the next, with a margin. */
const gridSeconds = 301
const longest = 400

/** One run: new people, a number of steps drawn from the seed, then no more faults, and everything is verified. */
export async function simulate(
  games: TestGames,
  timers: Timers,
  seed: number,
  steps: number,
): Promise<Outcome> {
  const random = seededRandom(`simulation ${seed}`)
  const people = await gatherPeople(games.platform)
  games.advance(gridSeconds)
  await agreeBelow(games.platform, people)
  games.advance(gridSeconds)
  const line = new Line(random.fork('line'))
  const fate = random.fork('timers')
  const names = new Map<string, number>()
  const scene: Scene = {
    ...{ games, random: random.fork('people'), line, people },
    name(kind) {
      const count = (names.get(kind) ?? 0) + 1
      names.set(kind, count)
      return `${kind}-${people[0]?.member.id.slice(-12)}-${String(count).padStart(4, '0')}`
    },
  }
  for (let step = 0; step < steps; step += 1) {
    const dice = random.next()
    if (dice < 0.66) await act(scene)
    else if (dice < 0.75) await line.arrive()
    else if (dice < 0.89) for (let due = random.between(1, 3); due > 0; due -= 1) await timers.fire(fate)
    else if (dice < 0.91) await timers.turn(fate)
    else games.advance(random.chance(0.15) ? random.between(10_000, 60_000) : random.between(1, 900))
  }
  await calm(games, timers, line, fate)
  const ids = people.map(({ member }) => member.id)
  const findings = [
    ...(await findFaults(games.platform)),
    ...(await findEffects(games.platform.db, ids, line)),
  ]
  const done = new Map<string, number>()
  for (const { name, successes, codes } of line.asked) {
    const told = successes.size > 0 ? name : `${name} ${codes.at(-1)}`
    done.set(told, (done.get(told) ?? 0) + 1)
  }
  return { findings, done }
}

/** No more faults: what is under way arrives, what waits becomes due, and the day of every contract ends. */
async function calm(games: TestGames, timers: Timers, line: Line, fate: ReturnType<typeof seededRandom>) {
  await line.settle()
  games.advance(86_400)
  for (let fired = 0; await timers.fire(fate); fired += 1) {
    if (fired > longest) throw new Error('jobs go on for ever')
    games.advance(600)
  }
  await timers.turns()
}
