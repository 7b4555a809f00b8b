import { solveProof } from '../client/proof.ts'
import type { CallDefinition } from '../contract/call.ts'
import { type Calls, calls } from '../contract/index.ts'
import { Skipped } from './expect.ts'
import { patiently, sources, withIds } from './ids.ts'
import { samples } from './samples.ts'
import type { Asked, HeldSession, Party, Target, Told } from './target.ts'

export interface Kit {
  readonly target: Target
  /** Payloads that are spoiled for each part of each call. */
  readonly mutants: number
  readonly seed: number
  /** What each call's sample was answered with, asked once: the intents of a run are few. */
  readonly first: Map<string, Promise<First>>
}

export interface First {
  readonly told: Told
  readonly input: Asked
  readonly key: string
}

export interface Check {
  readonly name: string
  /** Throws `Failure` or `Skipped`; what returns has passed. */
  run(kit: Kit, definition: CallDefinition): Promise<void>
}

/** Who may make the call and is at hand; null for a visitor. */
export function partyOf({ roles }: CallDefinition): Party | null {
  if (roles.includes('member')) return 'member'
  if (roles.includes('agent')) return 'agent'
  return roles.includes('trial') ? 'trial' : null
}

export async function sessionOf(kit: Kit, definition: CallDefinition): Promise<HeldSession | null> {
  const party = partyOf(definition)
  if (party === null) return null
  // A session that is ended by the call is not the one that the other checks use.
  const session = await kit.target.session(party, ['logout', 'changePassword'].includes(definition.id))
  if (!session) throw new Skipped(`no ${party} account was given`)
  return session
}

/** Calls that ask for a captcha; the kit does its proof of work, as a page may. */
const human: ReadonlySet<string> = new Set(['noLoginCode', 'forgotPassword', 'feedback'])

async function withProof({ target }: Kit, sample: Asked): Promise<Asked> {
  const read = calls.captcha.value.safeParse(
    (await patiently(() => target.ask(calls.captcha))).envelope?.value,
  )
  if (!read.success) return sample
  const { captchaId, proof } = read.data
  // More work than a page is given is not the kit's to do.
  if (proof.difficulty > 20) return sample
  const proofNonce = (await solveProof(proof)) ?? undefined
  return { ...sample, body: { ...(sample.body as object), captchaId, proofNonce } }
}

/** The call's sample; its ids are ones that the account can read, where a list of them is known. */
export async function sampleOf(kit: Kit, definition: CallDefinition): Promise<Asked> {
  const id = definition.id as keyof Calls
  const sample = samples[id] as Asked
  const own = kit.target.options.accounts.member
  if (id === 'login' && own)
    return { body: { type: 'username', username: own.account, password: own.password } }
  if (human.has(id)) return withProof(kit, sample)
  const source = sources[id]
  // A session to end, besides the one that the other checks use.
  if (id === 'endSession') await kit.target.session('member', true)
  if (source) {
    const asks = partyOf(definition) === null ? calls[source.from] : definition
    return withIds(kit.target, source, sample, await sessionOf(kit, asks))
  }
  if (!definition.params) return sample
  const [listPath] = definition.path.split('/{')
  const list = Object.values(calls).find(({ method, path }) => method === 'GET' && path === listPath)
  if (!list) return sample
  const told = await kit.target.ask(list, {}, { as: await sessionOf(kit, definition) })
  const [name = ''] = Object.keys(sample.params ?? {})
  const rows = (told.envelope?.value as { rows?: Record<string, unknown>[] } | undefined)?.rows
  const found = rows?.[0]?.[name]
  return found === undefined ? sample : { ...sample, params: { ...sample.params, [name]: found } }
}

/** The answer to the sample, from whoever may make the call. */
export function firstOf(kit: Kit, definition: CallDefinition): Promise<First> {
  const known = kit.first.get(definition.id)
  if (known) return known
  const asking = (async () => {
    const input = await sampleOf(kit, definition)
    const as = await sessionOf(kit, definition)
    const key = newKey()
    return { input, key, told: await patiently(() => kit.target.ask(definition, input, { as, key })) }
  })()
  kit.first.set(definition.id, asking)
  return asking
}

export const newKey = (): string => `conformance-${crypto.randomUUID()}`

/** Makes the call as whoever may make it. */
export async function askAs(kit: Kit, definition: CallDefinition, input?: Asked): Promise<Told> {
  return kit.target.ask(definition, input ?? (await sampleOf(kit, definition)), {
    as: await sessionOf(kit, definition),
  })
}

export const codeOf = (told: Told): string => told.envelope?.code ?? `status ${told.status}`
