import type { CallDefinition } from '../contract/call.ts'
import { type Calls, calls } from '../contract/index.ts'
import { Skipped } from './expect.ts'
import { fixtures } from './fixtures.ts'
import { withProof } from './human.ts'
import { patiently, sources, withIds } from './ids.ts'
import { preparations } from './prepare/index.ts'
import type { Desk, Prepared } from './prepare/preparation.ts'
import type { Asked, HeldSession, Party, Target, Told } from './target.ts'

export interface Suite {
  readonly target: Target
  readonly desk: Desk
  /** Payloads that are spoiled for each part of each call. */
  readonly mutants: number
  readonly seed: number
  /** The response to each call's sample, requested once: the intents of a run are few. */
  readonly first: Map<string, Promise<First>>
}

export interface First {
  readonly told: Told
  readonly input: Asked
  readonly key: string
  readonly as: HeldSession | null
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Why what the call needs could not be set up; left out where it was, or nothing is needed. */
  readonly unprepared?: string | undefined
}

export interface Check {
  readonly name: string
  /** Throws `Failure` or `Skipped`; what returns has passed. */
  run(suite: Suite, definition: CallDefinition): Promise<void>
}

/** The available role that may make the call; null for a visitor. */
export function partyOf({ roles }: CallDefinition): Party | null {
  if (roles.includes('member')) return 'member'
  if (roles.includes('agent')) return 'agent'
  return roles.includes('trial') ? 'trial' : null
}

export async function sessionOf(suite: Suite, definition: CallDefinition): Promise<HeldSession | null> {
  const party = partyOf(definition)
  if (party === null) return null
  // A session that is ended by the call is not the one that the other checks use.
  const session = await suite.target.session(party, ['logout', 'changePassword'].includes(definition.id))
  if (!session) throw new Skipped(`no ${party} account was given`)
  return session
}

/** Calls that require a captcha; the suite does its proof of work, as a page may. */
const human: ReadonlySet<string> = new Set(['noLoginCode', 'forgotPassword', 'feedback'])

/** The call's sample; its ids are ones that the account can read, where a list of them is known. */
export async function sampleOf(suite: Suite, definition: CallDefinition): Promise<Asked> {
  const id = definition.id as keyof Calls
  const sample = withPassword(suite, fixtures[id] as Asked)
  const own = suite.target.options.accounts.member
  if (id === 'login' && own)
    return { body: { type: 'username', username: own.account, password: own.password } }
  if (human.has(id)) return withProof(suite.target, sample)
  const source = sources[id]
  // A session to end, besides the one that the other checks use.
  if (id === 'endSession') await suite.target.session('member', true)
  if (source) {
    const asks = partyOf(definition) === null ? calls[source.from] : definition
    return withIds(suite.target, source, sample, await sessionOf(suite, asks))
  }
  if (!definition.params) return sample
  const [listPath] = definition.path.split('/{')
  const list = Object.values(calls).find(({ method, path }) => method === 'GET' && path === listPath)
  if (!list) return sample
  const told = await suite.target.ask(list, {}, { as: await sessionOf(suite, definition) })
  const [name = ''] = Object.keys(sample.params ?? {})
  const rows = (told.envelope?.value as { rows?: Record<string, unknown>[] } | undefined)?.rows
  const found = rows?.[0]?.[name]
  return found === undefined ? sample : { ...sample, params: { ...sample.params, [name]: found } }
}

/** The sample after its preparation; as it is, and why, where that could not be done. */
async function prepared(
  suite: Suite,
  definition: CallDefinition,
): Promise<Prepared & { unprepared?: string }> {
  const input = await sampleOf(suite, definition)
  const prepare = preparations[definition.id as keyof Calls]
  if (!prepare) return { input }
  try {
    return await prepare(suite.desk, input)
  } catch (error) {
    if (!(error instanceof Skipped)) throw error
    return { input, unprepared: error.message }
  }
}

/** The sample with the payment password of the accounts that were given. */
function withPassword({ target }: Suite, sample: Asked): Asked {
  const { paymentPassword } = target.options
  const body = sample.body as { paymentPassword?: string } | undefined
  if (!paymentPassword || body?.paymentPassword !== '246810') return sample
  return { ...sample, body: { ...body, paymentPassword } }
}

/** The response to the sample, for a role that may make the call. */
export function firstOf(suite: Suite, definition: CallDefinition): Promise<First> {
  const known = suite.first.get(definition.id)
  if (known) return known
  const asking = (async () => {
    const { unprepared, input, headers, ...rest } = await prepared(suite, definition)
    const as = rest.as === undefined ? await sessionOf(suite, definition) : rest.as
    const key = newKey()
    const told = await patiently(() =>
      suite.target.ask(definition, input, { as, key, headers: headers ?? {} }),
    )
    return { input, key, as, headers, unprepared, told }
  })()
  suite.first.set(definition.id, asking)
  return asking
}

export const newKey = (): string => `conformance-${crypto.randomUUID()}`

/** Makes the call as a role that may make it. */
export async function askAs(suite: Suite, definition: CallDefinition, input?: Asked): Promise<Told> {
  return suite.target.ask(definition, input ?? (await sampleOf(suite, definition)), {
    as: await sessionOf(suite, definition),
  })
}
