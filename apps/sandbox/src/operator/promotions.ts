import type { Unit } from '@baize/platform/database/index.ts'
import type { Words } from '@baize/platform/games/names.ts'
import { jobKind } from '@baize/platform/jobs/index.ts'
import { sendMessage } from '@baize/platform/messages/send.ts'
import type { Platform } from '@baize/platform/platform.ts'
import {
  changeApplication,
  findPromotion,
  lockApplication,
  notifyPromotion,
  payReward,
} from '@baize/platform/promotions/applications.ts'
import type { Application, Promotion } from '@baize/platform/promotions/status.ts'

/** What the sandbox's reviewer does next with an application. */
export type Review = { memberId: string; promotionId: string; next: 'take' | 'decide' }

export const promotionReview = jobKind<Review>('promotion.review')

export const secondsToReview = (fast: boolean): number => (fast ? 1 : 4)

/** What a comment asks the sandbox's reviewer for; see docs/sandbox.md. */
const asksFor = (comment: string, word: string): boolean => comment.toLowerCase().includes(`#${word}`)

const granted: Words = {
  en: 'Promotion approved',
  km: 'សំណើប្រូម៉ូសិនរបស់អ្នកត្រូវបានអនុម័ត',
  'zh-Hans': '您的优惠申请已通过',
  ar: 'تمت الموافقة على طلبك للعرض',
}
const refused: Words = {
  en: 'Promotion not approved',
  km: 'សំណើប្រូម៉ូសិនរបស់អ្នកមិនត្រូវបានអនុម័តទេ',
  'zh-Hans': '您的优惠申请未通过',
  ar: 'لم تتم الموافقة على طلبك للعرض',
}
const texts: Readonly<Record<'claimPayout' | 'issued' | 'signedUp' | 'rejected', Words>> = {
  claimPayout: {
    en: 'Claim your payout on the promotion’s page.',
    km: 'សូមទទួលយករង្វាន់នៅទំព័រប្រូម៉ូសិន។',
    'zh-Hans': '请在优惠页面领取奖励。',
    ar: 'استلم الجائزة من صفحة العرض.',
  },
  issued: {
    en: 'The payout is in your balance.',
    km: 'រង្វាន់បានចូលក្នុងសមតុល្យរបស់អ្នកហើយ។',
    'zh-Hans': '奖励已发放至您的余额。',
    ar: 'أُضيفت الجائزة إلى رصيدك.',
  },
  signedUp: {
    en: 'You’re in.',
    km: 'អ្នកបានចុះឈ្មោះរួចហើយ។',
    'zh-Hans': '您已成功报名。',
    ar: 'تم تسجيلك.',
  },
  rejected: {
    en: 'You did not meet the conditions. Check them and apply again while registration is open.',
    km: 'មិនបានបំពេញលក្ខខណ្ឌទេ។ សូមអានលក្ខខណ្ឌម្ដងទៀត។ អ្នកអាចស្នើសុំម្ដងទៀត ខណៈការចុះឈ្មោះនៅបើក។',
    'zh-Hans': '未满足活动条件。请再次阅读条款，报名开放期间可重新申请。',
    ar: 'لم تُستوفَ الشروط. اقرأها من جديد؛ يمكنك التقديم مرة أخرى ما دام التسجيل مفتوحًا.',
  },
}

/** Does one step of the sandbox's work, if the application still waits for it. */
export async function reviewPromotion(platform: Platform, unit: Unit, review: Review): Promise<void> {
  const { trx } = unit
  const promotion = await findPromotion(trx, review.promotionId)
  const current = await lockApplication(trx, review.memberId, review.promotionId)
  if (!promotion || !current) return
  if (review.next === 'decide') return decide(platform, unit, promotion, current)
  const at = platform.now()
  if (!(await changeApplication(trx, current, { state: 'inProcess', at }))) return
  await notifyPromotion(platform, unit, promotion, current.member_id)
  if (asksFor(current.comment, 'wait')) return
  const after = secondsToReview(platform.settings.shortDelays)
  await platform.jobs.send(trx, promotionReview, { ...review, next: 'decide' }, { after })
}

async function decide(
  platform: Platform,
  unit: Unit,
  promotion: Promotion,
  current: Application,
): Promise<void> {
  const at = platform.now()
  const state = outcomeOf(promotion, current.comment)
  const change = {
    state,
    at,
    ...(state === 'rejected' ? { reason: 'conditionsNotMet' } : {}),
    ...(state === 'claimPayout' || state === 'issued' ? { reward: promotion.reward } : {}),
  }
  if (!(await changeApplication(unit.trx, current, change))) return
  if (state === 'issued') await payReward(platform, unit, current, promotion.reward, 'sandbox')
  await notifyPromotion(platform, unit, promotion, current.member_id)
  await sendMessage(platform, unit, {
    memberId: current.member_id,
    kind: 'promotion',
    title: state === 'rejected' ? refused : granted,
    text: texts[state],
    link: '/promotions',
    cause: `promotion:${current.id}:${current.applied_at.getTime()}:${state}`,
  })
}

function outcomeOf(promotion: Promotion, comment: string): keyof typeof texts {
  if (asksFor(comment, 'reject')) return 'rejected'
  if (promotion.flow === 'signUp') return 'signedUp'
  return asksFor(comment, 'issue') ? 'issued' : 'claimPayout'
}
