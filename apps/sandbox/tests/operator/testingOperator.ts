import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Envelope } from '@baize/api/contract'
import { startContent } from '@baize/platform/content/start.ts'
import type { TestEngine } from '@baize/platform/database/testDatabase.ts'
import { makeOperatorApi } from '@baize/platform/operator/api.ts'
import { type OperatorRole, operatorRoles } from '@baize/platform/operator/contract/call.ts'
import { operatorCalls } from '@baize/platform/operator/contract/index.ts'
import { followKeys, makeKey } from '@baize/platform/operator/keys.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { testKey } from '../http/testing.ts'
import { startTestGames } from '../testingGames.ts'

interface Input {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

interface Options {
  /** The role of the key; its name is `test-<role>`. */
  readonly as?: OperatorRole
  readonly headers?: Record<string, string>
  /** The idempotency key. */
  readonly key?: string
}

interface OperatorAnswer extends Envelope {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read the value of whichever call they made
  readonly value: any
}

/** Games that operators change by calls while they are played. */
export async function startOperatedGames(engine: TestEngine) {
  const games = await startTestGames({ engine })
  const operator = openOperator(games.platform)
  const stop = await startContent(games.platform)
  const close = async () => {
    await stop()
    operator.close()
    await games.close()
  }
  return { games, operator, close }
}

/** The interface of operators of a platform, with a key for each role. */
export function openOperator(platform: Platform) {
  const folder = mkdtempSync(join(tmpdir(), 'baize-operator-'))
  const made = operatorRoles.map((role) => ({ role, ...makeKey({ name: `test-${role}`, roles: [role] }) }))
  const keysFile = join(folder, 'keys.json')
  writeFileSync(keysFile, JSON.stringify(made.map(({ entry }) => entry)))
  const app = makeOperatorApi(platform, followKeys(keysFile))
  const keyOf = (role: OperatorRole) => made.find((each) => each.role === role)?.key ?? ''

  /** Makes a call as its definition says. */
  async function call(id: string, input: Input = {}, options: Options = {}): Promise<OperatorAnswer> {
    const definition = operatorCalls.find((each) => each.id === id)
    if (!definition) throw new Error(`there is no call ${id}`)
    const path = definition.path.replace(/\{(\w+)\}/g, (_, name) => String(input.params?.[name] ?? 'x'))
    const query = input.query ? `?${new URLSearchParams(input.query)}` : ''
    const headers = {
      ...(options.as ? { authorization: `Bearer ${keyOf(options.as)}` } : {}),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(definition.idempotent ? { 'idempotency-key': options.key ?? testKey() } : {}),
      ...options.headers,
    }
    const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) }
    const response = await app.fetch(
      new Request(`http://localhost${path}${query}`, { method: definition.method, headers, ...body }),
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
    return { ...((await response.json()) as OperatorAnswer), status: response.status }
  }

  return { call, keyOf, keysFile, app, close: () => rmSync(folder, { recursive: true }) }
}

export type TestOperator = ReturnType<typeof openOperator>

/** What the audit log says of operators, the oldest first. */
export const operatorAudit = ({ db }: Platform) =>
  db
    .selectFrom('audit_entry')
    .select(['actor', 'subject', 'action', 'target', 'amount', 'outcome'])
    .where('role', '=', 'operator')
    .orderBy('id')
    .execute()
