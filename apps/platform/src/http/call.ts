import type { CallDefinition, ReceivedFile } from '@baize/api/contract'
import { type AuditedCall, entryOf, refusedEntry } from '../audit/auditedCall.ts'
import { transactedCalls } from '../audit/auditedCalls.ts'
import { type AuditEntry, writeAudit } from '../audit/entry.ts'
import { refusedWhileClosing, requireNotClosing } from '../closure/inForce.ts'
import { type Companion, transact, withCompanion } from '../database/index.ts'
import { openBody } from '../encryption/open.ts'
import { sha256 } from '../encryption/secrets.ts'
import { type KeyedRequest, readAnswer, runOnce } from '../idempotency/index.ts'
import { postOnce } from '../ledger/index.ts'
import { makeSpacing } from '../limits/spacing.ts'
import { requirePaymentPassword } from '../members/stepUp.ts'
import { currentRequest, newRequestId, runInRequest } from '../observability/request.ts'
import type { Platform } from '../platform.ts'
import { requireConfirmation } from '../sessions/confirmation.ts'
import { recorded, requirePermission } from '../sub-users/actions.ts'
import { countryOf } from '../system/region.ts'
import { type Answer, success } from './answer.ts'
import { isForm, parseForm, parseJson, requireJson, requireType } from './body.ts'
import { readCookies } from './cookies.ts'
import { codeOf, failureOf } from './failure.ts'
import { callingSite, openTo, requireOpenPlatform, requireRoom, requireSession } from './guard.ts'
import type { Context, Db, Posted, Session, Site } from './implement.ts'
import { pickLanguage } from './language.ts'
import { requireOwnOrigin } from './origin.ts'
import { parseParts, readIdempotencyKey, requireNoBody } from './parts.ts'
import { Refusal } from './refusal.ts'
import { queryValues } from './shape.ts'
import { requireVendor } from './signature.ts'

/** One call of the contract, ready to be made. */
export interface Implementation {
  readonly definition: CallDefinition
  readonly handle?: (request: Parts, context: Context) => Promise<unknown>
  /** Instead of `handle`, of a call that is nothing but a journal. */
  readonly post?: (request: Parts, context: Context) => Promise<Posted<unknown>>
  readonly prepare?: ((request: Parts, context: Context) => Promise<void>) | undefined
}

interface Parts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly file?: ReceivedFile
}

/** A request as the listener passes it on. */
export interface Incoming {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  /** Reads the body, once `turn` resolves; refuses one of more than `maxSize` bytes. */
  readonly readBody: (maxSize?: number, turn?: () => Promise<void>) => Promise<Uint8Array>
  /** Normal form of the caller's address. */
  readonly ip: string
  /** The site that this listener serves; null where the whole platform listens. */
  readonly listener: Site | null
}

/** Files of one account in a process: four a second are read, decoded and stored. */
const fileSpacing = makeSpacing({ everyMs: 250, mayWait: 4 })

/** Makes a call from start to end: authentication, validation, one effect, a response by the contract. Never throws. */
export async function answerCall(
  platform: Platform,
  call: Implementation,
  incoming: Incoming,
): Promise<Answer> {
  if (!currentRequest())
    return runInRequest({ id: newRequestId() }, () => answerCall(platform, call, incoming))
  try {
    return await makeCall(platform, call, incoming)
  } catch (error) {
    if (error instanceof Refusal && error.details.record) {
      try {
        await error.details.record(platform.db)
      } catch (fault) {
        return failureOf(fault, call.definition.id)
      }
    }
    return failureOf(error, call.definition.id)
  }
}

async function makeCall(platform: Platform, call: Implementation, incoming: Incoming): Promise<Answer> {
  const { definition } = call
  const { headers } = incoming.request
  const { settings } = platform
  if (definition.method !== 'GET') requireOwnOrigin(settings, headers)
  const site = callingSite(definition, headers, incoming.listener)
  const { ip } = incoming
  const scope = currentRequest()
  if (scope) scope.ip = ip
  const country = countryOf(settings.blockedRegions, headers)
  await requireOpenPlatform(platform, definition, { ip, country })
  requireRoom(platform, definition)
  const session = await requireSession(platform, definition, headers, site)
  if (scope && session) scope.actor = actorOf(session)
  if (session && refusedWhileClosing.has(definition.id))
    await requireNotClosing(platform.db, session.memberId)
  if (session?.subUser) await requirePermission(platform, definition, session, session.subUser, incoming)
  if (session && definition.reauthentication) await requireConfirmation(platform, session)
  const { upload } = definition
  // Before the file is read: the wrong kind is refused before five megabytes of it are sent.
  const fileType = upload ? requireType(headers.get('content-type'), upload.types) : null
  const turn = upload && session ? () => fileSpacing.turn(session.memberId) : undefined
  const raw = definition.method === 'GET' ? new Uint8Array() : await incoming.readBody(upload?.maxBytes, turn)
  const vendor = openTo(definition, 'vendor') ? await requireVendor(platform, incoming.request, raw) : null
  if (scope && vendor !== null) scope.actor = `vendor:${vendor}`
  const idempotencyKey = readIdempotencyKey(definition, headers)
  const sent = fileType === null ? raw : new Uint8Array()
  const query = queryValues(new URL(incoming.request.url).searchParams)
  const body = await readCallBody(platform, definition, incoming.request, sent)
  const parts: Parts = {
    ...parseParts(definition, { params: incoming.params, query, body }),
    ...(fileType === null ? {} : { file: { bytes: raw, type: fileType } }),
  }
  const cookies: string[] = []
  const context: Context = {
    db: platform.db,
    unit: null,
    platform,
    settings,
    now: platform.now,
    session,
    site,
    ip,
    country,
    cookies: readCookies(headers.get('cookie')),
    device: (headers.get('user-agent') ?? '').slice(0, 200).toWellFormed(),
    language: pickLanguage(
      headers.get('accept-language'),
      settings.brand.languages,
      settings.brand.defaultLanguage,
    ),
    idempotencyKey,
    vendor,
    setCookie: (cookie) => void cookies.push(cookie),
  }
  const perform = () => audited(platform, call, parts, context, cookies)
  if (!session) return perform()
  const answer = await (session.subUser
    ? recorded(platform, definition, session, session.subUser, { parts, ip }, perform)
    : perform())
  return { ...answer, sessionSeconds: Math.floor((session.endsAt - platform.now().getTime()) / 1000) }
}

/** Who makes a call: an account, or a sub-user for it. */
const actorOf = ({ memberId, subUser }: Session): string => (subUser ? `${memberId}/${subUser.id}` : memberId)

/** Performs a call; what of it was refused and may be part of an attack is written to the audit log afterwards. */
async function audited(
  platform: Platform,
  call: Implementation,
  parts: Parts,
  context: Context,
  cookies: string[],
): Promise<Answer> {
  const made: AuditedCall = { ...context, definition: call.definition }
  try {
    return await performCall(platform, call, parts, context, cookies, (value) =>
      entryOf(made, parts, 'ok', value),
    )
  } catch (error) {
    const entry = refusedEntry(made, parts, codeOf(error))
    if (entry) await writeAudit(platform.db, entry)
    throw error
  }
}

/** The entry of the audit log for a call with this response; null where it has none. */
type EntryOf = (value?: unknown) => AuditEntry | null

/** A call without a key: its entry is committed with its first transaction, after it where it has none. */
async function performOnceAsked(
  platform: Platform,
  { definition, handle }: Implementation,
  parts: Parts,
  context: Context,
  cookies: readonly string[],
  entry: EntryOf,
): Promise<Answer> {
  const write = async (db: Db) => {
    const written = entry()
    if (written) await writeAudit(db, written)
  }
  const companion: Companion = { write, committed: false }
  const run = () =>
    transactedCalls.has(definition.id)
      ? transact(platform.database, async (unit) => handle?.(parts, { ...context, db: unit.trx, unit }))
      : Promise.resolve(handle?.(parts, context))
  const value = await withCompanion(companion, run)
  if (!companion.committed) await write(platform.db)
  return success(checked(definition, value), cookies)
}

async function performCall(
  platform: Platform,
  call: Implementation,
  parts: Parts,
  context: Context,
  cookies: string[],
  entry: EntryOf,
): Promise<Answer> {
  const { definition, handle, post, prepare } = call
  const { session, idempotencyKey } = context
  if (definition.stepUp && session) await requirePaymentPassword(context, session, parts.body)
  if (idempotencyKey === null) return performOnceAsked(platform, call, parts, context, cookies, entry)
  await prepare?.(parts, context)
  const kept = keepingOf(platform, definition, parts, session, idempotencyKey)
  if (post) return posted(platform, definition, kept.request, () => post(parts, context), entry)
  const stored = await transact(platform.database, (unit) =>
    runOnce(unit.trx, kept.request, async () => {
      cookies.length = 0
      const value = await handle?.(parts, { ...context, db: unit.trx, unit })
      const written = entry(value)
      if (written) await writeAudit(unit.trx, written)
      return kept.seal(JSON.stringify(success(checked(definition, value), cookies)))
    }),
  )
  return JSON.parse(kept.open(stored)) as Answer
}

/** The key of a keyed call and its response. Effect and response are committed together; a repeat gets the response. */
function keepingOf(
  { secrets }: Platform,
  definition: CallDefinition,
  parts: Parts,
  session: Session | null,
  key: string,
) {
  // Responses to visitors contain their new token: what is stored can be opened only with the key.
  const kept = session
    ? { key, seal: (text: string) => text, open: (text: string) => text }
    : {
        key: sha256(key),
        seal: (text: string) => secrets.seal(`answer:${key}`, text),
        open: (text: string) => secrets.open(`answer:${key}`, text),
      }
  const request = {
    scope: `${session ? actorOf(session) : 'visitor'}:${definition.id}`,
    key: kept.key,
    // Keyed, as the request may contain passwords.
    requestHash: secrets.mark('request', JSON.stringify([parts.params, parts.query, parts.body])),
  }
  return { ...kept, request }
}

/** Makes a signed-in account's call that is nothing but a journal. */
async function posted(
  platform: Platform,
  definition: CallDefinition,
  request: KeyedRequest,
  plan: () => Promise<Posted<unknown>>,
  entry: EntryOf,
): Promise<Answer> {
  let planned: Posted<unknown>
  try {
    planned = await plan()
  } catch (error) {
    // The first call's preconditions may no longer be met; its response stays.
    const kept = await readAnswer(platform.db, request)
    if (kept === null) throw error
    return JSON.parse(kept) as Answer
  }
  const { command, value, afterCommit } = planned
  const { text, repeated } = await postOnce(platform.database, {
    ...command,
    request,
    audit: entry(),
    answer: (after) => JSON.stringify(success(checked(definition, value(after)))),
  })
  if (!repeated) afterCommit?.()
  return JSON.parse(text) as Answer
}

async function readCallBody(
  platform: Platform,
  definition: CallDefinition,
  request: Request,
  raw: Uint8Array,
): Promise<unknown> {
  if (!definition.body) {
    requireNoBody(raw)
    return undefined
  }
  const type = request.headers.get('content-type')
  if (definition.form && isForm(type)) return queryValues(parseForm(raw))
  requireJson(type)
  const body = parseJson(raw)
  if (!definition.encrypted) return body
  return openBody(platform, { method: definition.method, path: new URL(request.url).pathname }, body)
}

/**
 * The value as the contract defines it, and nothing else that a handler may have returned. A value outside the
 * contract is not sent: it is logged and the response is `internal`, and of a keyed call nothing stays.
 */
function checked(definition: CallDefinition, value: unknown): unknown {
  const parsed = definition.value.safeParse(value)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; ')
  throw new Error(`The answer of ${definition.id} is not what its contract says: ${wrong}`)
}
