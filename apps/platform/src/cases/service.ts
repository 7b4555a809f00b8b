import type { Unit } from '../database/index.ts'
import type { Names } from '../games/names.ts'
import { nameIn } from '../games/names.ts'
import { inEachLanguage } from '../messages/inEachLanguage.ts'
import { centrePath } from '../messages/moneyMessage.ts'
import { onBothSites, sendMessage } from '../messages/send.ts'
import type { Platform } from '../platform.ts'
import { addEntry, type Case, caseDeadline, changeCase, lockCase } from './case.ts'
import { escalatedTitle, lateAnswer, newsTitle } from './serviceTexts.ts'
import type { CaseState } from './tables.ts'

/** A member's entry, or (null) a case that was escalated. */
export type Look = { memberId: string; caseId: string; entryId: string | null }

/** Notifies the staff that this process plays; an operator's own reads the cases itself. */
export const askService = async (platform: Platform, unit: Unit, look: Look): Promise<void> =>
  platform.counterparts.staff?.caseWritten(platform, unit, look)

/** Customer service replies in a case: the member gets a message. */
export async function say(
  platform: Platform,
  unit: Unit,
  current: Case,
  state: CaseState,
  says: Names,
): Promise<void> {
  const changed = await changeCase(platform, unit, current, state)
  if (!changed) return
  const entry = { author: 'service' as const, text: nameIn(says, current.language), at: platform.now() }
  const entryId = await addEntry(unit.trx, current, entry)
  await sendMessage(platform, unit, {
    memberId: current.member_id,
    kind: 'feedback',
    title: inEachLanguage(platform, newsTitle, (title) => title.replace('{number}', current.number)),
    text: says,
    link: await caseLink(unit, current),
    cause: `case:${current.id}:${entryId}`,
    push: onBothSites,
  })
}

/** The page of a case; agents read theirs on the member site, which a link of their own site cannot lead to. */
async function caseLink(unit: Unit, { id, member_id }: Case): Promise<string> {
  const link = await centrePath(unit, member_id, `cases?case=${id}`)
  return link.startsWith('/member/') ? link : ''
}

/** Escalates a case without a reply in time. */
async function passDeadline(
  platform: Platform,
  unit: Unit,
  { memberId, caseId, deadline }: { memberId: string; caseId: string; deadline: string },
): Promise<void> {
  const current = await lockCase(unit.trx, memberId, caseId)
  if (current?.state !== 'open' || current.deadline_at?.toISOString() !== deadline) return
  if (!(await changeCase(platform, unit, current, 'escalated'))) return
  await sendMessage(platform, unit, {
    memberId,
    kind: 'feedback',
    title: inEachLanguage(platform, escalatedTitle, (title) => title.replace('{number}', current.number)),
    text: lateAnswer,
    link: await caseLink(unit, current),
    cause: `case:${caseId}:late:${deadline}`,
  })
  await askService(platform, unit, { memberId, caseId, entryId: null })
}

/** Registers the delayed work of cases. */
export async function startCases(platform: Platform): Promise<void> {
  await platform.jobs.handle(caseDeadline, (unit, due) => passDeadline(platform, unit, due))
}
