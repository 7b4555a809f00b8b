import type { Unit } from '../database/index.ts'
import { type Names, nameIn } from '../games/names.ts'
import { jobKind } from '../jobs/index.ts'
import { inEachLanguage } from '../messages/inEachLanguage.ts'
import { centrePath } from '../messages/moneyMessage.ts'
import { onBothSites, sendMessage } from '../messages/send.ts'
import type { Platform } from '../platform.ts'
import { addEntry, type Case, caseDeadline, changeCase, entriesOf, lockCase } from './book.ts'
import { answers, escalatedTitle, newsTitle } from './serviceTexts.ts'
import type { CaseState } from './tables.ts'

/** What the sandbox's customer service looks at: a member's entry, or (null) a case that came to somebody higher up. */
export type Look = { memberId: string; caseId: string; entryId: string | null }

const serviceLook = jobKind<Look>('case.look')

/** Calls the sandbox's customer service; an operator's own reads the cases itself. */
export async function askService({ settings, jobs }: Platform, unit: Unit, look: Look): Promise<void> {
  if (settings.sandbox) await jobs.send(unit.trx, serviceLook, look, { after: settings.sandboxFast ? 1 : 4 })
}

/** What an entry asks the sandbox's customer service for; see docs/sandbox.md. */
const asksFor = (text: string, word: string): boolean => text.toLowerCase().includes(`#${word}`)

/** What a text gets for an answer; null for none. */
function outcomeOf(text: string): { readonly state: CaseState; readonly says: Names } | null {
  if (asksFor(text, 'silent')) return null
  if (asksFor(text, 'ask')) return { state: 'waitingForMember', says: answers.question }
  if (asksFor(text, 'close')) return { state: 'closed', says: answers.closing }
  if (asksFor(text, 'escalate')) return { state: 'escalated', says: answers.escalating }
  return { state: 'answered', says: answers.answer }
}

/** Answers what was written last, if it was not answered yet. */
async function lookAtCase(platform: Platform, unit: Unit, look: Look): Promise<void> {
  const current = await lockCase(unit.trx, look.memberId, look.caseId)
  if (!current) return
  if (current.state === 'escalated') {
    const asked = (await entriesOf(unit.trx, current)).findLast(({ author }) => author === 'member')
    if (asked && asksFor(asked.text, 'silent')) return
    return say(platform, unit, current, 'closed', answers.statement)
  }
  const last = (await entriesOf(unit.trx, current)).at(-1)
  if (current.state !== 'open' || last?.author !== 'member' || last.id !== look.entryId) return
  const outcome = outcomeOf(last.text)
  if (!outcome) return
  await say(platform, unit, current, outcome.state, outcome.says)
  if (outcome.state === 'escalated') await askService(platform, unit, { ...look, entryId: null })
}

async function say(
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

/** Hands a case on that nobody answered in time. */
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
    text: answers.late,
    link: await caseLink(unit, current),
    cause: `case:${caseId}:late:${deadline}`,
  })
  await askService(platform, unit, { memberId, caseId, entryId: null })
}

/** Registers the delayed work of cases. */
export async function startCases(platform: Platform): Promise<void> {
  await platform.jobs.handle(serviceLook, (unit, look) => lookAtCase(platform, unit, look))
  await platform.jobs.handle(caseDeadline, (unit, due) => passDeadline(platform, unit, due))
}
