import { promotionCategories } from '@baize/api/contract'
import { codePointLength } from '@baize/forms/compiler'
import { pictureUrl, shownHtml, shownLink, shownTexts } from '../content/show.ts'
import { newId } from '../database/index.ts'
import { trialType } from '../http/guard.ts'
import type { Context, Handlers, Session } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { claimUploads } from '../uploads/uploads.ts'
import {
  changeApplication,
  findPromotion,
  lockApplication,
  notifyPromotion,
  payReward,
  standingOf,
} from './applications.ts'
import { type Application, type Promotion, type PromotionState, stateFor, statusByTime } from './status.ts'

const maxComment = 140

function describe(promotion: Promotion, { settings, now, language }: Context, spoken = language) {
  return {
    id: promotion.id,
    category: promotion.category,
    ...shownTexts(settings, { title: promotion.title, summary: promotion.summary }, spoken),
    coverUrl: pictureUrl(settings, promotion.picture),
    url: shownLink(settings, promotion.url),
    informationOnly: promotion.flow === 'information',
    startsAt: promotion.starts_at.toISOString(),
    applyUntil: promotion.apply_until?.toISOString() ?? null,
    endsAt: promotion.ends_at?.toISOString() ?? null,
    status: statusByTime(promotion, now()),
  }
}

/** Forgets promotions a month after they ended, so that the list stays one that a person reads. */
const shownFor = 30 * 86_400_000

const shownPromotions = ({ db, now }: Context) =>
  db
    .selectFrom('promotion')
    .selectAll()
    .where((eb) =>
      eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', new Date(now().getTime() - shownFor))]),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(200)
    .execute()

/** Writes an application, or the next one after a rejection. */
async function apply(
  context: Context,
  promotion: Promotion,
  before: Application | undefined,
  comment: string,
) {
  const { db, session, now } = context
  if (!session) throw new Refusal('notSignedIn')
  const at = now()
  const { memberId } = session
  if (before) {
    await changeApplication(db, before, { state: 'applying', at })
    await db
      .updateTable('promotion_application')
      .set({ comment, applied_at: at })
      .where('member_id', '=', memberId)
      .where('promotion_id', '=', promotion.id)
      .execute()
    return before.id
  }
  const id = newId()
  const written = await db
    .insertInto('promotion_application')
    .values({
      member_id: memberId,
      promotion_id: promotion.id,
      id,
      state: 'applying',
      comment,
      reason: null,
      reward: null,
      applied_at: at,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'promotion_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) throw new Refusal('wrongState', { params: { state: 'applying' } })
  return id
}

/** Each promotion's state for the calling member. */
export async function readStates(
  context: Context & { readonly session: Session },
): Promise<PromotionState[]> {
  const { db, session, now } = context
  const all = await shownPromotions(context)
  const applications = await db
    .selectFrom('promotion_application')
    .selectAll()
    .where('member_id', '=', session.memberId)
    .execute()
  const byPromotion = new Map(applications.map((row) => [row.promotion_id, row]))
  const standing = await standingOf(db, session.memberId, session.accountType === trialType)
  return all.map((promotion) => stateFor(promotion, byPromotion.get(promotion.id), standing, now()))
}

export const countClaimable = (states: readonly PromotionState[]): number =>
  states.filter(({ status }) => status === 'claimPayout').length

export const promotionHandlers: Pick<
  Handlers,
  'promotions' | 'promotionDetail' | 'promotionStates' | 'applyForPromotion' | 'claimPromotion'
> = {
  async promotions({ query }, context) {
    const all = await shownPromotions(context)
    const count = (category: string) =>
      all.filter((promotion) => category === 'all' || promotion.category === category).length
    const wanted = all.filter(({ category }) => query.category === 'all' || category === query.category)
    return {
      categories: promotionCategories
        .map((category) => ({ category, count: count(category) }))
        .filter(({ category, count }) => category === 'all' || count > 0),
      promotions: wanted.map((promotion) => describe(promotion, context, query.language)),
    }
  },

  async promotionDetail({ params, query }, context) {
    const promotion = await findPromotion(context.db, params.id)
    if (!promotion) throw new Refusal('notFound')
    const shown = describe(promotion, context, query.language)
    return {
      ...shown,
      content: shownHtml(context.settings, promotion.content, query.language ?? context.language),
      announcementImages: [{ sequence: 1, url: shown.coverUrl }],
    }
  },

  async promotionStates(_request, context) {
    const states = await readStates(context)
    return { states, availablePromoCount: countClaimable(states) }
  },

  async applyForPromotion({ params, body }, context) {
    const { db, unit, platform, session, now } = context
    const comment = body.comment.normalize('NFC').trim()
    if (codePointLength(comment) > maxComment) {
      const problem = { field: 'comment', code: 'tooLong', params: { max: maxComment } }
      throw new Refusal('invalidFields', { problems: [problem] })
    }
    const promotion = await findPromotion(db, params.id)
    if (!promotion || promotion.flow === 'information') throw new Refusal('notFound')
    const before = await lockApplication(db, session.memberId, promotion.id)
    const standing = await standingOf(db, session.memberId, false)
    // A rejection does not bar the way for good: its state is then the one without the application.
    const again = before?.state === 'rejected'
    const { status, reason } = stateFor(promotion, again ? undefined : before, standing, now())
    if (status === 'applicationForbidden') {
      throw new Refusal('notEligible', { params: { reason: reason ?? '' } })
    }
    if (status !== 'joinNow') throw new Refusal('wrongState', { params: { state: status } })
    const id = await apply(context, promotion, before, comment)
    await claimUploads(db, session.memberId, body.images, { type: 'promotion', id })
    const applied = { memberId: session.memberId, promotionId: promotion.id }
    await platform.counterparts.staff?.promotionApplied(platform, unit, applied)
    return notifyPromotion(platform, unit, promotion, session.memberId)
  },

  async claimPromotion({ params }, { db, unit, platform, session, now }) {
    const promotion = await findPromotion(db, params.id)
    const current = await lockApplication(db, session.memberId, params.id)
    if (!promotion || !current) throw new Refusal('notFound')
    if (current.state === 'claimed') throw new Refusal('alreadyClaimed')
    const reward = current.reward ?? 0n
    const claimed = await changeApplication(db, current, { state: 'claimed', reward, at: now() })
    if (!claimed) throw new Refusal('wrongState', { params: { state: current.state } })
    await payReward(platform, unit, current, reward, session.memberId)
    return notifyPromotion(platform, unit, promotion, session.memberId)
  },
}
