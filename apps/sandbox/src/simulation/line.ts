import type { TestAnswer } from '../../tests/http/testing.ts'
import type { Random } from '../world/random.ts'

/** One request that is to have one effect. `send` sends it, always under the same key. */
export interface Intent {
  readonly name: string
  readonly key: string
  send(): Promise<TestAnswer>
}

interface Asked extends Intent {
  /** The bytes of every success, including lost ones. */
  readonly successes: Set<string>
  readonly codes: string[]
  acknowledged: boolean
}

/** A line between a client and the platform that loses, doubles, delays and reorders messages. */
export class Line {
  readonly asked: Asked[] = []
  private readonly underWay: Asked[] = []
  private readonly random: Random

  constructor(random: Random) {
    this.random = random
  }

  /** Sends an intent over the line; it may reach the platform now, later, twice, or only when it is repeated. */
  async ask(intent: Intent): Promise<void> {
    const asked: Asked = { ...intent, successes: new Set(), codes: [], acknowledged: false }
    this.asked.push(asked)
    const fate = this.random.next()
    if (fate < 0.55) await this.deliver(asked, true)
    else if (fate < 0.67) await this.deliver(asked, false)
    else if (fate < 0.79) await Promise.all([this.deliver(asked, true), this.deliver(asked, true)])
    else if (fate < 0.88) {
      await this.deliver(asked, true)
      // A copy that arrives late, when its request may be obsolete.
      if (asked.successes.size > 0) this.underWay.push(asked)
    }
    if (!asked.acknowledged) this.underWay.push(asked)
  }

  /** Lets something that is under way arrive: whichever, not the oldest. */
  async arrive(): Promise<boolean> {
    const at = this.random.between(0, this.underWay.length - 1)
    const [asked] = this.underWay.splice(at, 1)
    if (!asked) return false
    const seen = this.random.chance(0.8)
    await this.deliver(asked, seen)
    if (!asked.acknowledged) this.underWay.push(asked)
    return true
  }

  /** Every request has a response. */
  async settle(): Promise<void> {
    while (await this.arrive());
  }

  private async deliver(asked: Asked, seen: boolean): Promise<void> {
    const answer = await asked.send()
    const { name, key } = asked
    if (answer.status >= 500) throw new Error(`${name} ${key} answered ${answer.status} ${answer.text}`)
    if (answer.envelope.success) asked.successes.add(answer.text)
    else {
      asked.codes.push(answer.envelope.code ?? '')
      if (asked.successes.size > 0)
        throw new Error(`I6: ${name} ${key} was done, and is then refused: ${answer.text}`)
    }
    if (asked.successes.size > 1)
      throw new Error(`I6: ${name} ${key} has two answers: ${[...asked.successes].join(' and ')}`)
    if (seen) asked.acknowledged = true
  }
}
