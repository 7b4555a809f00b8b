import { type RawBuilder, sql } from 'kysely'
import { transact } from '../database/index.ts'
import type { Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { teamMember } from './teamMember.ts'

/** The agent's tags of an account, in alphabetical order. */
export async function tagsOf(db: Db, agentId: string, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('team_tag')
    .select('tag')
    .where('agent_id', '=', agentId)
    .where('member_id', '=', memberId)
    .orderBy('tag')
    .execute()
  return rows.map(({ tag }) => tag)
}

/** Whether an account has a tag of the agent. */
export const isTagged = (agentId: string, tag: string): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT 1 FROM team_tag WHERE team_tag.agent_id = ${agentId}
    AND team_tag.member_id = member.id AND team_tag.tag = ${tag})`

export const tagHandlers: Pick<Handlers, 'teamTags' | 'setTeamTags'> = {
  async teamTags(_, { db, session }) {
    const rows = await db
      .selectFrom('team_tag')
      .select(['tag', sql<bigint>`count(*)`.as('accounts')])
      .where('agent_id', '=', session.memberId)
      .groupBy('tag')
      .orderBy('tag')
      .execute()
    return { tags: rows.map(({ tag, accounts }) => ({ tag, accounts: Number(accounts) })) }
  },

  async setTeamTags({ params, body }, { db, platform, session }) {
    const member = await teamMember(db, session, params)
    const tags = [...new Set(body.tags.map((tag) => tag.trim()))].sort()
    if (tags.includes('')) {
      throw new Refusal('invalidFields', { problems: [{ field: 'tags', code: 'required' }] })
    }
    await transact(platform.database, async ({ trx }) => {
      // Two pages that save at once: the later one wins whole, rather than both in part.
      await trx.selectFrom('member').select('id').where('id', '=', member.id).forNoKeyUpdate().execute()
      await trx
        .deleteFrom('team_tag')
        .where('agent_id', '=', session.memberId)
        .where('member_id', '=', member.id)
        .execute()
      if (tags.length > 0) {
        const row = { agent_id: session.memberId, member_id: member.id }
        await trx
          .insertInto('team_tag')
          .values(tags.map((tag) => ({ ...row, tag })))
          .execute()
      }
    })
    return { tags }
  },
}
