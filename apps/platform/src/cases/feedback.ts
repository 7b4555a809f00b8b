import type { calls, WireFieldProblem } from '@baize/api/contract'
import { codePointLength } from '@baize/forms/compiler'
import { answered, requireCaptcha } from '../captcha/captcha.ts'
import { newId } from '../database/index.ts'
import { trialType } from '../http/guard.ts'
import type { ContextOf, Handlers, Session } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { spend } from '../limits/rateLimit.ts'
import { addressGroup } from '../system/address.ts'
import { claimUploads } from '../uploads/uploads.ts'
import { addEntry, entryUse, notifyCase, setDeadline } from './case.ts'
import { caseNumber } from './number.ts'
import { askService } from './service.ts'
import type { FeedbackType } from './tables.ts'

const maxFeedback = 200
/** Cases of one member that are not closed. */
const maxOpen = 10
const pace = { everySeconds: 120, burst: 6 }

type Context = ContextOf<(typeof calls)['feedback']>

interface Letter {
  readonly content: string
  readonly type: FeedbackType
  readonly images: readonly string[]
}

async function openCase(context: Context, session: Session, { content, type, images }: Letter) {
  const { db, unit, platform, settings, now, language } = context
  const { memberId } = session
  await db.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const { open } = await db
    .selectFrom('complaint_case')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('member_id', '=', memberId)
    .where('state', '<>', 'closed')
    .executeTakeFirstOrThrow()
  if (Number(open) >= maxOpen) throw new Refusal('tooManyOpen', { params: { max: maxOpen } })
  const at = now()
  const id = newId()
  const deadline = await setDeadline(platform, unit, { memberId, caseId: id }, at)
  const row = {
    member_id: memberId,
    id,
    number: caseNumber(at, settings.brand.gmtOffsetMinutes),
    type,
    state: 'open' as const,
    language,
    opened_at: at,
    changed_at: at,
    deadline_at: deadline,
  }
  await db.insertInto('complaint_case').values(row).execute()
  const entryId = await addEntry(db, row, { author: 'member', text: content, at })
  await claimUploads(db, memberId, images, { type: entryUse, id: entryId })
  await notifyCase(platform, unit, row)
  await askService(platform, unit, { memberId, caseId: id, entryId })
  return { reference: row.number, caseId: id, deadlineAt: deadline.toISOString() }
}

export const feedbackHandlers: Pick<Handlers, 'feedback'> = {
  async feedback({ body }, context) {
    const { db, platform, settings, session, now, ip } = context
    const content = body.content.normalize('NFC').trim()
    const sender = session?.account ?? body.sender.normalize('NFC').trim()
    const keepsCase = session !== null && session.accountType !== trialType
    const problems: WireFieldProblem[] = []
    const { type } = body
    if (type === undefined) problems.push({ field: 'type', code: 'required' })
    if (content === '') problems.push({ field: 'content', code: 'required' })
    if (codePointLength(content) > maxFeedback) {
      problems.push({ field: 'content', code: 'tooLong', params: { max: maxFeedback } })
    }
    if (sender === '') problems.push({ field: 'sender', code: 'required' })
    if (!answered(body)) problems.push({ field: 'captcha', code: 'required' })
    if (!keepsCase && body.images.length > 0) problems.push({ field: 'images', code: 'choice' })
    if (type === undefined || problems.length > 0) throw new Refusal('invalidFields', { problems })
    await requireCaptcha(platform, db, body)
    await spend(db, `feedback:${session?.memberId ?? addressGroup(ip)}`, pace, now())
    if (keepsCase) return openCase(context, session, { content, type, images: body.images })
    const reference = caseNumber(now(), settings.brand.gmtOffsetMinutes)
    await db
      .insertInto('feedback')
      .values({
        id: newId(),
        reference,
        member_id: session?.memberId ?? null,
        sender,
        type,
        content,
        sent_at: now(),
      })
      .execute()
    return { reference, caseId: null, deadlineAt: null }
  },
}
