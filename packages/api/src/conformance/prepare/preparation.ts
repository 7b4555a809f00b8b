import type * as z from 'zod/mini'
import type { CallDefinition } from '../../contract/call.ts'
import { type CallInputs, type Calls, calls } from '../../contract/index.ts'
import { codeOf, Skipped } from '../expect.ts'
import { patiently } from '../ids.ts'
import type { Asked, AskOptions, HeldSession, Party, Target } from '../target.ts'

/** What a call is made with once what it needs is there. */
export interface Prepared {
  readonly input: Asked
  /** The role that makes it; the one of the call's other checks when left out. */
  readonly as?: HeldSession | null
  readonly headers?: Readonly<Record<string, string>>
}

/** Sets up what a call needs, by other calls. Throws `Skipped` where the platform does not let it. */
export type Prepare = (desk: Desk, sample: Asked) => Promise<Prepared>

type ValueOf<Id extends keyof Calls> = z.output<Calls[Id]['value']>

/** Where a preparation makes its calls. */
export interface Desk {
  readonly target: Target
  /** What several calls need is set up for the first of them. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>
  /** The value of a call that succeeds; `Skipped`, saying which call was refused and how, otherwise. */
  value<Id extends keyof Calls>(
    id: Id,
    input?: CallInputs[Id],
    as?: HeldSession | null,
    how?: AskOptions,
  ): Promise<ValueOf<Id>>
  /** A session of an account; `Skipped` where no such account was given. */
  session(party: Party): Promise<HeldSession>
  /** Asks until it is so, for some seconds at most. */
  until<T>(what: string, read: () => Promise<T>, good: (value: T) => boolean): Promise<T>
  /** Lets the sandbox's time pass; a minute or so is waited for where there is none to move. */
  travel(step: { seconds: number } | { to: 'endOfDay' }): Promise<void>
}

const timeoutMs = 20_000
/** Seconds. */
const maxWaited = 90

export function makeDesk(target: Target): Desk {
  const made = new Map<string, Promise<unknown>>()
  const desk: Desk = {
    target,
    once<T>(name: string, make: () => Promise<T>) {
      const known = made.get(name) ?? make()
      made.set(name, known)
      return known as Promise<T>
    },
    async value<Id extends keyof Calls>(
      id: Id,
      input?: CallInputs[Id],
      as: HeldSession | null = null,
      how: AskOptions = {},
    ) {
      const definition: CallDefinition = calls[id]
      const told = await patiently(() => target.ask(definition, (input ?? {}) as Asked, { as, ...how }))
      if (told.status !== 200) throw new Skipped(`${id} is answered with ${codeOf(told)}`)
      return told.envelope?.value as ValueOf<Id>
    },
    async session(party) {
      const session = await target.session(party)
      if (!session) throw new Skipped(`no ${party} account was given`)
      return session
    },
    async until(what, read, good) {
      for (const end = Date.now() + timeoutMs; ; ) {
        const value = await read()
        if (good(value)) return value
        if (Date.now() > end) throw new Skipped(`${what} did not come within ${timeoutMs / 1000} s`)
        await new Promise((done) => setTimeout(done, 300))
      }
    },
    async travel(step) {
      const moved = target.options.keepTime
        ? null
        : await patiently(() => target.ask(calls.sandboxTravel, { body: step }))
      if (moved?.status === 200) return
      if (!('seconds' in step) || step.seconds > maxWaited)
        throw new Skipped(moved ? `sandboxTravel is answered with ${codeOf(moved)}` : 'time was to be kept')
      await new Promise((done) => setTimeout(done, step.seconds * 1_000))
    },
  }
  return desk
}

let numbers = 0

/** An id that nothing had before. */
export const freshId = (): string =>
  `suite-${Date.now().toString(36)}-${(++numbers).toString(36)}-${crypto.randomUUID().slice(0, 8)}`

/** The sample with some fields of its body given. */
export const withBody = (sample: Asked, body: object): Asked => ({
  ...sample,
  body: { ...(sample.body as object | undefined), ...body },
})
