import { maxViews, maxWidths } from '@baize/api/contract'
import { newId } from '../database/index.ts'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'

const required = (field: string) => new Refusal('invalidFields', { problems: [{ field, code: 'required' }] })

export const tableViewHandlers: Pick<
  Handlers,
  'tableSettings' | 'setTableLayout' | 'saveTableView' | 'removeTableView'
> = {
  async tableSettings(_request, { db, session }) {
    const layouts = await db
      .selectFrom('table_layout')
      .select(['page', 'hidden', 'density', 'widths'])
      .where('member_id', '=', session.memberId)
      .orderBy('page')
      .execute()
    const views = await db
      .selectFrom('table_view')
      .select(['id', 'name', 'page', 'search'])
      .where('member_id', '=', session.memberId)
      .orderBy('name')
      .orderBy('id')
      .execute()
    return { layouts: layouts.map((row) => ({ ...row, hidden: [...row.hidden] })), views }
  },

  async setTableLayout({ params: { page }, body }, { db, session }) {
    const hidden = [...new Set(body.hidden)]
    const { density, widths } = body
    if (Object.keys(widths).length > maxWidths) {
      throw new Refusal('invalidFields', {
        problems: [{ field: 'widths', code: 'tooLong', params: { max: maxWidths } }],
      })
    }
    const row = { hidden: JSON.stringify(hidden), density, widths: JSON.stringify(widths) }
    await db
      .insertInto('table_layout')
      .values({ member_id: session.memberId, page, ...row })
      .onConflict((conflict) => conflict.columns(['member_id', 'page']).doUpdateSet(row))
      .execute()
    return { page, hidden, density, widths }
  },

  async saveTableView({ body }, { unit: { trx }, session }) {
    const name = body.name.trim()
    if (name === '') throw required('name')
    const { page, search } = body
    // One save at a time for an account: two at once would both pass the limit.
    await trx.selectFrom('member').select('id').where('id', '=', session.memberId).forNoKeyUpdate().execute()
    const views = await trx
      .selectFrom('table_view')
      .select(['id', 'name'])
      .where('member_id', '=', session.memberId)
      .where('page', '=', page)
      .execute()
    const before = views.find((view) => view.name === name)
    if (before) {
      await trx.updateTable('table_view').set({ search }).where('id', '=', before.id).execute()
      return { id: before.id, name, page, search }
    }
    if (views.length >= maxViews) throw new Refusal('tooManyOpen', { params: { max: maxViews } })
    const view = { id: newId(), name, page, search }
    await trx
      .insertInto('table_view')
      .values({ ...view, member_id: session.memberId })
      .execute()
    return view
  },

  async removeTableView({ params: { id } }, { db, session }) {
    const removed = await db
      .deleteFrom('table_view')
      .where('id', '=', id)
      .where('member_id', '=', session.memberId)
      .executeTakeFirst()
    if (removed.numDeletedRows === 0n) throw new Refusal('notFound')
    return { id }
  },
}
