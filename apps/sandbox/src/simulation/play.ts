import type { Scene } from './actions.ts'
import type { Person } from './people.ts'

const vendor = 'EMR'
const playSeconds = 3_000
const calls = {
  bet: 'seamlessBet',
  win: 'seamlessWin',
  rollback: 'seamlessRollback',
  void: 'seamlessVoid',
} as const

interface Movement {
  readonly kind: keyof typeof calls
  readonly round: string
  readonly amount?: string
}

/** A play session that is still good; games are opened again when the last one's time is over. */
async function playSessionOf({ games }: Scene, person: Person): Promise<string> {
  const now = games.platform.now().getTime()
  if (!person.play || person.play.until < now) {
    person.play = { id: await games.openGame(person.as), until: now + playSeconds * 1_000 }
  }
  return person.play.id
}

/** The vendor's server: a movement has one transaction id, and every try another request id. */
function move(scene: Scene, playSession: string, { kind, round, amount }: Movement): Promise<void> {
  const transactionId = `${kind}-${round}`
  return scene.line.ask({
    name: calls[kind],
    key: transactionId,
    send: () => {
      const body = {
        ...{ requestId: scene.name('request'), playSession, roundId: round, transactionId },
        ...(kind === 'bet' ? {} : { betTransactionId: `bet-${round}` }),
        ...(amount === undefined ? {} : { amount }),
      }
      return scene.games.call(calls[kind], { body } as never, { vendor })
    },
  })
}

/**
 * A round: a bet, and then a win, a loss, a rollback or nothing; a few are made void, open or settled. Sometimes the
 * end is reported before the bet.
 */
export async function playSome(scene: Scene): Promise<void> {
  const { random } = scene
  const person = random.pick(scene.people.slice(3))
  const playSession = await playSessionOf(scene, person)
  const round = scene.name('round')
  const bet: Movement = { kind: 'bet', round, amount: `${random.between(0, 12)}.${random.between(10, 99)}` }
  const movements: Movement[] = [bet]
  const dice = random.next()
  if (dice < 0.65) {
    const amount = random.chance(0.6) ? '0' : `${random.between(0, 25)}.${random.between(10, 99)}`
    movements.push({ kind: 'win', round, amount })
  } else if (dice < 0.85) movements.push({ kind: 'rollback', round })
  if (random.chance(0.12)) movements.push({ kind: 'void', round })
  // A vendor without the state reports both.
  if (random.chance(0.06)) movements.push({ kind: 'rollback', round })
  if (random.chance(0.1)) movements.reverse()
  for (const movement of movements) await move(scene, playSession, movement)
}
