import type { Selectable } from 'kysely'
import { newId, type Unit } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'
import type { Db } from '../http/implement.ts'
import { jobKind } from '../jobs/index.ts'
import type { Platform } from '../platform.ts'
import { picturesOf } from '../uploads/uploads.ts'
import { workingDeadline } from './deadline.ts'
import type { CaseState, CaseTables } from './tables.ts'

export type Case = Selectable<CaseTables['complaint_case']>
export type Entry = Selectable<CaseTables['complaint_entry']>

/** The purpose of uploaded images of an entry. */
export const entryUse = 'case'

/** What a case may become. */
export const edges: Readonly<Record<CaseState, readonly CaseState[]>> = {
  open: ['answered', 'waitingForMember', 'escalated', 'closed'],
  answered: ['open', 'escalated', 'closed'],
  waitingForMember: ['open', 'closed'],
  escalated: ['closed'],
  closed: [],
}

/** States in which customer service is to reply. */
export const isDue = (state: CaseState): boolean => state === 'open' || state === 'escalated'

/** A case whose deadline passes without a reply is escalated. */
export const caseDeadline = jobKind<{ memberId: string; caseId: string; deadline: string }>('case.deadline')

export const findCase = (db: Db, memberId: string, id: string): Promise<Case | undefined> =>
  db
    .selectFrom('complaint_case')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()

export const lockCase = (db: Db, memberId: string, id: string): Promise<Case | undefined> =>
  db
    .selectFrom('complaint_case')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const entriesOf = (db: Db, { member_id, id }: Pick<Case, 'member_id' | 'id'>): Promise<Entry[]> =>
  db
    .selectFrom('complaint_entry')
    .selectAll()
    .where('member_id', '=', member_id)
    .where('case_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** Writes into a case; returns the entry's id. */
export async function addEntry(
  db: Db,
  { member_id, id }: Pick<Case, 'member_id' | 'id'>,
  entry: Pick<Entry, 'author' | 'text' | 'at'>,
): Promise<string> {
  const entryId = newId()
  await db
    .insertInto('complaint_entry')
    .values({ ...entry, member_id, case_id: id, id: entryId })
    .execute()
  return entryId
}

/** The deadline of a reply to a case, with the job that checks it. */
export async function setDeadline(
  { settings, jobs }: Platform,
  unit: Unit,
  of: { readonly memberId: string; readonly caseId: string },
  at: Date,
): Promise<Date> {
  const deadline = workingDeadline(at, settings.caseWorkingDays, settings.brand.gmtOffsetMinutes)
  await jobs.send(unit.trx, caseDeadline, { ...of, deadline: deadline.toISOString() }, { after: deadline })
  return deadline
}

/** Takes a locked case to another state and notifies the member's pages; null where no edge leads there. */
export async function changeCase(
  platform: Platform,
  unit: Unit,
  current: Case,
  state: CaseState,
  language = current.language,
): Promise<Case | null> {
  if (!edges[current.state].includes(state)) return null
  const at = platform.now()
  const of = { memberId: current.member_id, caseId: current.id }
  const deadline = isDue(state) ? await setDeadline(platform, unit, of, at) : null
  const changed = { ...current, state, language, changed_at: at, deadline_at: deadline }
  await unit.trx
    .updateTable('complaint_case')
    .set({ state, language, changed_at: at, deadline_at: deadline })
    .where('member_id', '=', current.member_id)
    .where('id', '=', current.id)
    .execute()
  await notifyCase(platform, unit, changed)
  return changed
}

export const notifyCase = (platform: Platform, unit: Unit, row: Case): Promise<unknown> =>
  recordEvent(platform.database, unit, {
    memberId: row.member_id,
    type: 'caseChanged',
    payload: {
      caseId: row.id,
      number: row.number,
      state: row.state,
      deadlineAt: row.deadline_at?.toISOString() ?? null,
    },
  })

export const describeCase = (row: Case) => ({
  id: row.id,
  number: row.number,
  type: row.type,
  state: row.state,
  openedAt: row.opened_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  deadlineAt: row.deadline_at?.toISOString() ?? null,
})

/** A case with all its messages, and the images. */
export async function describeWhole(platform: Platform, db: Db, row: Case) {
  const entries = await entriesOf(db, row)
  const ids = entries.map(({ id }) => id)
  const pictures = await picturesOf(platform, db, entryUse, ids)
  return {
    ...describeCase(row),
    entries: entries.map(({ id, author, text, at }) => ({
      id,
      author,
      text,
      at: at.toISOString(),
      images: pictures.get(id) ?? [],
    })),
  }
}
