import { type AuditEntry, writeAudit } from '../audit/entry.ts'
import { newId, transact } from '../database/index.ts'
import { type Answer, success } from '../http/answer.ts'
import { runOnce } from '../idempotency/index.ts'
import { currentRequest } from '../observability/request.ts'
import type { Platform } from '../platform.ts'
import type { OperatorRequest } from './contract/call.ts'
import type { Named, Operation } from './implement.ts'
import type { Operator } from './keys.ts'

interface Asked {
  readonly operator: Operator
  readonly request: OperatorRequest
  readonly idempotencyKey: string | null
}

/** The entry of the audit log for a call that changes something. */
export function entryOf(
  { now }: Platform,
  { call: { id, changes = 'access' } }: Operation,
  operator: Operator,
  outcome: string,
  { target, amount }: Named = {},
): AuditEntry {
  const scope = currentRequest()
  return {
    ...{ id: newId(), at: now(), role: 'operator', actor: operator.name, sub_user_id: null },
    ...{ subject: changes, action: id, target: target ?? null, amount: amount ?? null, outcome },
    ...{ request_id: scope?.id ?? null, address: scope?.ip ?? null },
  }
}

/** Does a call for an operator who may make it. What it changes, its entry and its answer are one transaction. */
export async function perform(platform: Platform, operation: Operation, asked: Asked): Promise<Answer> {
  const { call, handle } = operation
  const { operator, request, idempotencyKey } = asked
  if (!call.changes) {
    const context = { platform, db: platform.db, operator, name: () => {} }
    return success(call.value.parse(await handle(request, context)))
  }
  const text = await transact(platform.database, async (unit) => {
    const work = async () => {
      let named: Named = {}
      const name = (of: Named) => {
        named = of
      }
      const value = await handle(request, { platform, db: unit.trx, unit, operator, name })
      await writeAudit(unit.trx, entryOf(platform, operation, operator, 'ok', named))
      return JSON.stringify(call.value.parse(value))
    }
    if (idempotencyKey === null) return work()
    return runOnce(
      unit.trx,
      {
        scope: `operator:${operator.name}:${call.id}`,
        key: idempotencyKey,
        requestHash: platform.secrets.mark('request', JSON.stringify([request.params, request.body])),
      },
      work,
    )
  })
  return success(JSON.parse(text))
}
