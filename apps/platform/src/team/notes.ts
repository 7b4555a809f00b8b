import { type RawBuilder, sql } from 'kysely'
import { newId } from '../database/index.ts'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { isBelow, likeLiteral } from './subtree.ts'
import { teamMember } from './teamMember.ts'

/** Whether a note of the agent on an account matches a lower-case LIKE pattern. */
export const isNoted = (agentId: string, pattern: string): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT 1 FROM team_member_note WHERE team_member_note.agent_id = ${agentId}
    AND team_member_note.member_id = member.id AND lower(team_member_note.note) LIKE ${pattern})`

interface Noted {
  readonly id: string
  readonly member_id: string
  readonly account: string
  readonly note: string
  readonly at: Date
}

const shown = ({ id, member_id: memberId, account, note: text, at }: Noted) => ({
  ...{ id, memberId, account, text },
  at: at.toISOString(),
})

export const noteHandlers: Pick<Handlers, 'teamNotes' | 'addTeamNote' | 'removeTeamNote'> = {
  async teamNotes({ query }, { db, session }) {
    const list = keysetOf(query, 'team_member_note.at', 'team_member_note.id')
    const search = query.search?.trim().toLowerCase() ?? ''
    let notes = db
      .selectFrom('team_member_note')
      .innerJoin('member', 'member.id', 'team_member_note.member_id')
      .select(['team_member_note.id', 'member_id', 'member.account', 'note', 'team_member_note.at'])
      .where('agent_id', '=', session.memberId)
      .where(isBelow('member.path', session.path))
      .where(list.where)
    if (query.memberId) {
      notes = notes.where('member_id', '=', (await teamMember(db, session, { id: query.memberId })).id)
    }
    if (search !== '') {
      notes = notes.where((eb) => eb(eb.fn<string>('lower', ['note']), 'like', `%${likeLiteral(search)}%`))
    }
    const found = await notes
      .orderBy('team_member_note.at', 'desc')
      .orderBy('team_member_note.id', 'desc')
      .limit(list.limit)
      .execute()
    const { rows, page } = list.page(found, ({ at, id }) => ({ at, id }))
    return { rows: rows.map(shown), page }
  },

  async addTeamNote({ params, body }, { unit, session, now }) {
    const { id: memberId, account } = await teamMember(unit.trx, session, params)
    const note = body.text.trim()
    if (note === '') throw new Refusal('invalidFields', { problems: [{ field: 'text', code: 'required' }] })
    const row = { id: newId(), member_id: memberId, note, at: now() }
    await unit.trx
      .insertInto('team_member_note')
      .values({ ...row, agent_id: session.memberId })
      .execute()
    return shown({ ...row, account })
  },

  async removeTeamNote({ params }, { db, session }) {
    const removed = await db
      .deleteFrom('team_member_note')
      .where('id', '=', params.id)
      .where('agent_id', '=', session.memberId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw new Refusal('notFound')
    return removed
  },
}
