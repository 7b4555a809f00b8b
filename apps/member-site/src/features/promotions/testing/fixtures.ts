import type { ValueOf } from '@baize/api'
import type { promotionDetail, promotions } from '@baize/api/calls'
import type { Answers } from '@baize/site/testing'
import { promotionStatuses } from '@baize/ui'
import type { Promotion, PromotionState } from '../labels.ts'

export const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"><rect width="640" height="320" fill="#123d33"/><circle cx="480" cy="150" r="110" fill="#c9a24b"/><circle cx="480" cy="150" r="70" fill="#0c2a23"/></svg>')}`

/** A promotion as the platform lists it. */
export function promotion(differing: Partial<Promotion> = {}): Promotion {
  return {
    id: 'starter',
    category: 'newcomer',
    title: 'A first hand on the house',
    summary: 'Apply, and play the first hands with 5.00 of ours.',
    coverUrl: picture,
    url: '',
    informationOnly: false,
    startsAt: '2026-11-11T02:00:00Z',
    applyUntil: '2027-01-20T02:00:00Z',
    endsAt: '2027-01-27T02:00:00Z',
    status: 'joinNow',
    ...differing,
  }
}

/** A list with its tabs. */
export function listOf(found: Promotion[]): ValueOf<typeof promotions> {
  return {
    categories: [
      { category: 'all', count: found.length },
      { category: 'newcomer', count: found.length },
      { category: 'slots', count: 1 },
    ],
    promotions: found,
  }
}

/** One promotion for each status that there is. */
export const everyStatus = promotionStatuses.map((status) =>
  promotion({ id: `of-${status}`, title: `A promotion that is ${status}`, status: 'joinNow' }),
)

export function stateOf(differing: Partial<PromotionState> = {}): PromotionState {
  return {
    promotionId: 'starter',
    status: 'joinNow',
    reason: null,
    reward: null,
    appliedAt: null,
    changedAt: null,
    ...differing,
  }
}

export function detailOf(differing: Partial<Promotion> = {}): ValueOf<typeof promotionDetail> {
  return {
    ...promotion(differing),
    content:
      '<h3>Conditions</h3><ul><li>Tell us in a sentence where you heard of us.</li><li>The payout of 5.00 is yours: there is nothing to wager.</li><li>Once for each account; people aged 18 and over.</li></ul><p><a href="/help#rules">The rules of promotions</a></p>',
    announcementImages: [{ sequence: 1, url: picture }],
  }
}

export const memberAnswers: Answers = {
  promotions: listOf([
    promotion(),
    promotion({ id: 'reels', category: 'slots', title: 'Slots week', status: 'joinNow' }),
    promotion({
      id: 'night',
      category: 'live',
      title: 'Friday night at the tables',
      informationOnly: true,
      url: '/live',
      applyUntil: null,
      endsAt: null,
    }),
    promotion({ id: 'season', category: 'sports', title: 'The season opens', status: 'comingSoon' }),
  ]),
  promotionStates: { states: [stateOf()], availablePromoCount: 0 },
  promotionDetail: detailOf(),
}
