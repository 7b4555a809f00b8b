import type { CallValue, teamMemberTimeline } from '@baize/api/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ContractAction } from '../contracts/tables.ts'
import type { Handlers } from '../http/implement.ts'
import type { Member } from '../members/members.ts'
import { type ContractKind, kindsShown } from '../settlement/terms.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { wire } from '../wallet/wire.ts'
import { teamMember } from './teamMember.ts'

type Kind = CallValue<typeof teamMemberTimeline>['rows'][number]['kind']

interface Entry {
  readonly id: string
  readonly at: Date
  readonly kind: Kind
  readonly amount: string | null
  readonly account: string | null
  readonly contract_kind: ContractKind | null
  readonly action: ContractAction | null
  readonly text: string | null
}

interface Reader {
  readonly agentId: string
  readonly member: Pick<Member, 'id' | 'joined_at'>
  readonly kinds: readonly ContractKind[]
}

/** One SELECT a kind, all of the same columns. */
const selects: Readonly<Record<Kind, (reader: Reader) => RawBuilder<Entry>>> = {
  joined: ({
    member,
  }) => sql`SELECT ${`${member.id}-joined`}::text AS id, ${member.joined_at}::timestamptz AS at,
    'joined' AS kind, NULL::text AS amount, NULL::text AS account, NULL::text AS contract_kind,
    NULL::text AS action, NULL::text AS text`,
  deposit: ({ member }) => sql`SELECT deposit.id || '-deposit', step.at, 'deposit',
    coalesce(deposit.credited, deposit.amount)::text, NULL, NULL, NULL, NULL
    FROM deposit_step step JOIN deposit ON deposit.member_id = step.member_id AND deposit.id = step.deposit_id
    WHERE step.member_id = ${member.id} AND step.state = 'approved'`,
  withdrawal: ({ member }) => sql`SELECT withdrawal.id || '-withdrawal', step.at, 'withdrawal',
    coalesce(withdrawal.received, withdrawal.amount)::text, NULL, NULL, NULL, NULL
    FROM withdrawal_step step
    JOIN withdrawal ON withdrawal.member_id = step.member_id AND withdrawal.id = step.withdrawal_id
    WHERE step.member_id = ${member.id} AND step.state = 'completed'`,
  transferIn: ({ member }) => sql`SELECT transfer.id, transfer.at, 'transferIn', transfer.amount::text,
    other.account, NULL, NULL, nullif(transfer.note, '')
    FROM transfer JOIN member other ON other.id = transfer.from_member_id
    WHERE transfer.to_member_id = ${member.id}`,
  transferOut: ({ member }) => sql`SELECT transfer.id, transfer.at, 'transferOut', transfer.amount::text,
    other.account, NULL, NULL, nullif(transfer.note, '')
    FROM transfer JOIN member other ON other.id = transfer.to_member_id
    WHERE transfer.from_member_id = ${member.id}`,
  contract: ({
    member,
    kinds,
  }) => sql`SELECT step.contract_id || '-' || step.position::text, step.at, 'contract',
    NULL, NULL, contract.kind, step.action, NULL
    FROM contract JOIN contract_step step ON step.contract_id = contract.id
    WHERE contract.party_id = ${member.id} AND contract.kind = ANY(${kinds}::text[])`,
  bill: ({ member, kinds }) => sql`SELECT bill.id || '-bill', bill.window_to, 'bill', bill.amount::text,
    NULL, bill.kind, NULL, NULL
    FROM bill WHERE bill.party_id = ${member.id} AND bill.amount <> 0 AND bill.kind = ANY(${kinds}::text[])`,
  frozen: ({ member }) => sql`SELECT upline_freeze.id || '-frozen', upline_freeze.since, 'frozen',
    NULL, NULL, NULL, NULL, NULL FROM upline_freeze WHERE upline_freeze.member_id = ${member.id}`,
  unfrozen: ({ member }) => sql`SELECT upline_freeze.id || '-unfrozen', upline_freeze.lifted_at, 'unfrozen',
    NULL, NULL, NULL, NULL, NULL
    FROM upline_freeze WHERE upline_freeze.member_id = ${member.id} AND upline_freeze.lifted_at IS NOT NULL`,
  note: ({ member, agentId }) => sql`SELECT note.id, note.at, 'note', NULL, NULL, NULL, NULL, note.note
    FROM team_member_note note WHERE note.agent_id = ${agentId} AND note.member_id = ${member.id}`,
}

export const timelineHandlers: Pick<Handlers, 'teamMemberTimeline'> = {
  async teamMemberTimeline({ params, query }, { db, session, settings }) {
    const member = await teamMember(db, session, params)
    const reader = {
      agentId: session.memberId,
      member,
      kinds: kindsShown(settings.brand.policyProfile),
    }
    const list = keysetOf(query, 'entry.at', 'entry.id')
    const { joined, ...others } = selects
    // The first SELECT names and types the columns, so that of a single kind needs it too.
    const parts = [joined, ...(query.kind === undefined ? Object.values(others) : [selects[query.kind]])]
    const only = query.kind === undefined ? sql`true` : sql`entry.kind = ${query.kind}`
    const { rows: found } = await sql<Entry>`
      SELECT * FROM (${sql.join(
        parts.map((select) => select(reader)),
        sql` UNION `,
      )}) AS entry
      WHERE ${only} AND ${list.where}
      ORDER BY entry.at DESC, entry.id DESC LIMIT ${list.limit}
    `.execute(db)
    const { rows, page } = list.page(found, ({ at, id }) => ({ at, id }))
    return {
      rows: rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        kind: row.kind,
        amount: row.amount === null ? null : wire(BigInt(row.amount)),
        account: row.account,
        contractKind: row.contract_kind,
        action: row.action,
        text: row.text,
      })),
      page,
    }
  },
}
