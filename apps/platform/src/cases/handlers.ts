import { codePointLength } from '@baize/forms/compiler'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { claimUploads } from '../uploads/uploads.ts'
import { keysetOf } from '../wallet/keyset.ts'
import {
  addEntry,
  changeCase,
  describeCase,
  describeWhole,
  entriesOf,
  entryUse,
  findCase,
  isDue,
  lockCase,
} from './case.ts'
import { feedbackHandlers } from './feedback.ts'
import { askService } from './service.ts'

const maxReply = 1_000
/** Entries of one case: more than that belongs in a chat. */
const maxEntries = 60

/** What a member says, as it is kept. */
function readText(text: string): string {
  const said = text.normalize('NFC').trim()
  if (said === '') throw new Refusal('invalidFields', { problems: [{ field: 'text', code: 'required' }] })
  if (codePointLength(said) > maxReply) {
    const problem = { field: 'text', code: 'tooLong', params: { max: maxReply } }
    throw new Refusal('invalidFields', { problems: [problem] })
  }
  return said
}

export const caseHandlers: Pick<
  Handlers,
  'feedback' | 'cases' | 'caseDetail' | 'replyToCase' | 'escalateCase' | 'closeCase'
> = {
  ...feedbackHandlers,

  async cases({ query }, { db, session }) {
    const keyset = keysetOf(query, 'opened_at', 'id')
    const { state } = query
    const rows = await db
      .selectFrom('complaint_case')
      .selectAll()
      .where('member_id', '=', session.memberId)
      .where(keyset.where)
      .$if(state !== undefined, (asked) => asked.where('state', '=', state ?? 'open'))
      .orderBy('opened_at', 'desc')
      .orderBy('id', 'desc')
      .limit(keyset.limit)
      .execute()
    const { rows: shown, page } = keyset.page(rows, (row) => ({ at: row.opened_at, id: row.id }))
    return { rows: shown.map(describeCase), page }
  },

  async caseDetail({ params }, { db, platform, session }) {
    const found = await findCase(db, session.memberId, params.id)
    if (!found) throw new Refusal('notFound')
    return describeWhole(platform, db, found)
  },

  async replyToCase({ params, body }, { db, unit, platform, session, now, language }) {
    const text = readText(body.text)
    const current = await lockCase(db, session.memberId, params.id)
    if (!current) throw new Refusal('notFound')
    if (current.state === 'closed') throw new Refusal('wrongState', { params: { state: current.state } })
    if ((await entriesOf(db, current)).length >= maxEntries) {
      throw new Refusal('tooManyOpen', { params: { max: maxEntries } })
    }
    const entryId = await addEntry(db, current, { author: 'member', text, at: now() })
    await claimUploads(db, session.memberId, body.images, { type: entryUse, id: entryId })
    // While a reply is due anyway, its deadline stays: further messages do not extend it.
    const changed = isDue(current.state)
      ? current
      : await changeCase(platform, unit, current, 'open', language)
    await askService(platform, unit, { memberId: session.memberId, caseId: current.id, entryId })
    return describeWhole(platform, db, changed ?? current)
  },

  async escalateCase({ params }, { db, unit, platform, session }) {
    const current = await lockCase(db, session.memberId, params.id)
    if (!current) throw new Refusal('notFound')
    const changed =
      current.state === 'answered' ? await changeCase(platform, unit, current, 'escalated') : null
    if (!changed) throw new Refusal('wrongState', { params: { state: current.state } })
    await askService(platform, unit, { memberId: session.memberId, caseId: current.id, entryId: null })
    return describeWhole(platform, db, changed)
  },

  async closeCase({ params }, { db, unit, platform, session }) {
    const current = await lockCase(db, session.memberId, params.id)
    if (!current) throw new Refusal('notFound')
    const changed = await changeCase(platform, unit, current, 'closed')
    if (!changed) throw new Refusal('wrongState', { params: { state: current.state } })
    return describeWhole(platform, db, changed)
  },
}
