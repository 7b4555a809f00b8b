import type { CallDefinition, ErrorCode } from '@baize/api/contract'
import { newId } from '../database/ids.ts'
import { openTo } from '../http/guard.ts'
import type { Session } from '../http/implement.ts'
import { currentRequest } from '../observability/request.ts'
import { auditSubject } from './auditedCalls.ts'
import type { AuditEntry } from './entry.ts'
import { amountOf, field, type NamingParts, targetIn } from './named.ts'
import type { AuditRole } from './tables.ts'

/** A call that the audit log names, and who makes it. */
export interface AuditedCall {
  readonly definition: CallDefinition
  readonly session: Session | null
  readonly vendor: string | null
  readonly ip: string
  readonly now: () => Date
}

/** Refusals of which an attack consists. Those of callers who are not known are in the log only, where a flood costs no table. */
const suspicious: ReadonlySet<string> = new Set<ErrorCode>([
  ...(['wrongCredentials', 'forbidden', 'paymentPasswordWrong', 'verificationWrong'] as const),
  ...(['replayedRequest', 'memberNoEnter', 'authenticatorRequired'] as const),
])

function roleOf({ definition, session, vendor }: AuditedCall, subUserId: string | undefined): AuditRole {
  if (vendor !== null) return 'vendor'
  if (openTo(definition, 'sandbox')) return 'operator'
  if (subUserId !== undefined) return 'subUser'
  return session?.role ?? 'visitor'
}

/** The entry of a call; null where the log does not name it. `value` is the call's response. */
export function entryOf(
  call: AuditedCall,
  parts: NamingParts,
  outcome: string,
  value?: unknown,
): AuditEntry | null {
  const subject = auditSubject(call.definition)
  if (subject === null) return null
  const scope = currentRequest()
  // Whose account it is becomes known while a visitor signs in: `<account>/<sub-user>`.
  const [actor, subUserId] = (call.vendor ?? scope?.actor ?? call.session?.memberId ?? '').split('/')
  const made = field(value, 'id')
  return {
    ...{ id: newId(), at: call.now(), role: roleOf(call, subUserId), actor: actor || null },
    ...{ sub_user_id: subUserId ?? call.session?.subUser?.id ?? null, subject, action: call.definition.id },
    // What a visitor types as a user name may be a password.
    target:
      (openTo(call.definition, 'visitor') ? null : targetIn(parts)) ??
      (typeof made === 'string' ? made : null),
    amount: amountOf(parts.body, 'amount') ?? amountOf(value, 'paidNow') ?? amountOf(value, 'amount'),
    ...{ outcome, request_id: scope?.id ?? null, address: call.ip },
  }
}

/** The entry of a refused call, where the caller is known and the refusal may be part of an attack. */
export function refusedEntry(call: AuditedCall, parts: NamingParts, code: ErrorCode): AuditEntry | null {
  if (!suspicious.has(code)) return null
  const entry = entryOf(call, parts, code)
  return entry !== null && entry.actor !== null ? entry : null
}
