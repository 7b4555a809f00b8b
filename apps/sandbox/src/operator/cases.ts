import { entriesOf, lockCase } from '@baize/platform/cases/case.ts'
import { askService, type Look, say } from '@baize/platform/cases/service.ts'
import type { CaseState } from '@baize/platform/cases/tables.ts'
import type { Unit } from '@baize/platform/database/index.ts'
import type { Names } from '@baize/platform/games/names.ts'
import { jobKind } from '@baize/platform/jobs/index.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { answers } from './caseTexts.ts'

export const serviceLook = jobKind<Look>('case.look')

/** What an entry asks the sandbox's customer service for; see docs/sandbox.md. */
const asksFor = (text: string, word: string): boolean => text.toLowerCase().includes(`#${word}`)

/** The reply to a text; null for none. */
function outcomeOf(text: string): { readonly state: CaseState; readonly says: Names } | null {
  if (asksFor(text, 'silent')) return null
  if (asksFor(text, 'ask')) return { state: 'waitingForMember', says: answers.question }
  if (asksFor(text, 'close')) return { state: 'closed', says: answers.closing }
  if (asksFor(text, 'escalate')) return { state: 'escalated', says: answers.escalating }
  return { state: 'answered', says: answers.answer }
}

/** Replies to the last message, if there is no reply yet. */
export async function lookAtCase(platform: Platform, unit: Unit, look: Look): Promise<void> {
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
