import type { CallValue, rejectContract } from '@baize/api/contract'
import type { Selectable } from 'kysely'
import type { Unit } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { inEachLanguage } from '../messages/inEachLanguage.ts'
import { centrePath } from '../messages/moneyMessage.ts'
import { onAgentSite, onBothSites, sendMessage } from '../messages/send.ts'
import type { Platform } from '../platform.ts'
import { contractNews } from './contractNews.ts'
import type { ContractAction, ContractTables } from './tables.ts'
import { termsOf, wireTerms } from './wording.ts'

export type Contract = Selectable<ContractTables['contract']>
export type ContractValue = CallValue<typeof rejectContract>

/** The state that people see: a contract whose end has passed is invalid. */
export const stateOf = ({ state, ends_at }: Contract, now: Date): ContractValue['state'] =>
  ends_at !== null && ends_at <= now ? 'invalid' : state

/** Whether a contract is, or will be, in force at some moment from `from` on. */
export const lastsBeyond = ({ valid_from, ends_at }: Contract, from: Date): boolean =>
  valid_from !== null && (ends_at === null || (ends_at > from && ends_at > valid_from))

export const lockContract = (db: Db, id: string): Promise<Contract | undefined> =>
  db.selectFrom('contract').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** A contract of one of its sides, locked; contracts of others are not found. */
export async function contractOfSide(db: Db, id: string, memberId: string): Promise<Contract> {
  const row = await lockContract(db, id)
  if (!row || (row.party_id !== memberId && row.upline_id !== memberId)) throw new Refusal('notFound')
  return row
}

export interface Step {
  readonly action: ContractAction
  readonly memberId: string | null
  readonly at: Date
  readonly textVersion?: string
  readonly language?: string
}

export async function addStep(db: Db, contractId: string, step: Step): Promise<void> {
  const { count } = await db
    .selectFrom('contract_step')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contract_step')
    .values({
      contract_id: contractId,
      position: Number(count) + 1,
      action: step.action,
      member_id: step.memberId,
      at: step.at,
      text_version: step.textVersion ?? null,
      language: step.language ?? null,
    })
    .execute()
}

/** Contracts as the contract shows them, in the order of `rows`. */
export async function describeContracts(
  db: Db,
  rows: readonly Contract[],
  now: Date,
): Promise<ContractValue[]> {
  const ids = [...new Set(rows.flatMap((row) => [row.party_id, row.upline_id ?? row.party_id]))]
  if (ids.length === 0) return []
  const people = await db
    .selectFrom('member')
    .select(['id', 'account', 'nickname'])
    .where('id', 'in', ids)
    .execute()
  const person = (id: string) => people.find((one) => one.id === id) ?? { id, account: '', nickname: '' }
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    state: stateOf(row, now),
    ...wireTerms(termsOf(row), row.auto_pay),
    party: person(row.party_id),
    upline: row.upline_id === null ? null : person(row.upline_id),
    offeredAt: row.offered_at.toISOString(),
    answerBy: row.answer_by.toISOString(),
    validFrom: row.valid_from?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    endReason: row.end_reason,
    terminationBy:
      row.termination_by === null ? null : row.termination_by === row.party_id ? 'party' : 'upline',
  }))
}

export async function readContract(db: Db, id: string, now: Date): Promise<ContractValue> {
  const row = await db.selectFrom('contract').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const [value] = await describeContracts(db, [row], now)
  if (!value) throw new Error('the contract has no description')
  return value
}

/** What the other side of a contract did with it. */
export type Outcome = Exclude<keyof typeof contractNews, 'contractOffered' | 'contractTerminationRequested'>

/** Sends one side of a contract a message about what the other side did, by name; the operator has none to send to. */
export async function sendOutcome(
  platform: Platform,
  unit: Unit,
  outcome: Outcome,
  contract: Pick<Contract, 'id' | 'party_id' | 'upline_id'>,
  memberId: string | null,
): Promise<void> {
  if (memberId === null) return
  const other = memberId === contract.party_id ? contract.upline_id : contract.party_id
  const row =
    other === null
      ? undefined
      : await unit.trx.selectFrom('member').select('account').where('id', '=', other).executeTakeFirst()
  const name = `\u2068${row?.account ?? platform.settings.brand.name}\u2069`
  const { title, text } = contractNews[outcome]
  await sendMessage(platform, unit, {
    ...{ memberId, kind: 'contract', link: await centrePath(unit, memberId, 'contracts'), title },
    text: inEachLanguage(platform, text, (words) => words.replaceAll('{name}', () => name)),
    cause: `contract:${contract.id}:${outcome}:${platform.now().getTime()}`,
    push: onAgentSite,
  })
}

type Notice = 'contractOffered' | 'contractTerminationRequested' | 'contractChanged'

/** Notifies pages of the named sides of a contract, once the work is committed. */
export async function notifyContract(
  platform: Platform,
  unit: Unit,
  type: Notice,
  contract: Pick<Contract, 'id' | 'kind'>,
  members: readonly (string | null)[],
): Promise<void> {
  const payload = { contractId: contract.id, kind: contract.kind }
  // Always in one order, so that two transactions never wait for each other.
  for (const memberId of [...new Set(members)].filter((id) => id !== null).sort()) {
    await recordEvent(platform.database, unit, { memberId, type, payload })
    if (type === 'contractChanged') continue
    await sendMessage(platform, unit, {
      ...{ memberId, kind: 'contract', link: await centrePath(unit, memberId, 'contracts') },
      ...contractNews[type],
      push: onBothSites,
      // A termination that was refused may be requested again.
      cause: `contract:${contract.id}:${type}:${platform.now().getTime()}`,
    })
  }
}
