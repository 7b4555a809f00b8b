import type { ValueOf } from '@baize/api'
import type { bonusDetails } from '@baize/api/calls'
import type { Bonuses, Grant } from '../labels.ts'

/** A bonus in whatever state a story needs. */
export function grant(state: Grant['state'], change: Partial<Grant> = {}): Grant {
  const claimed = state !== 'offered'
  return {
    ...{ id: `bon_${state}`, definitionId: 'welcome', name: 'Welcome bonus', trigger: 'signUp', state },
    ...{ amount: '20000.00', multiplier: 8, required: '160000.00', progress: claimed ? '64000.00' : '0.00' },
    converted: state === 'converted' ? '18000.00' : null,
    offeredAt: '2026-11-20T03:00:00Z',
    offerEndsAt: '2026-12-20T03:00:00Z',
    claimedAt: claimed ? '2026-11-20T04:00:00Z' : null,
    wageringEndsAt: claimed ? '2026-12-04T04:00:00Z' : null,
    endedAt: null,
    ...change,
  }
}

const rules: Bonuses['rules'] = {
  stakeOrder: ['cash', 'bonus'],
  mostAtOnce: 1,
  multiplierCap: 10,
  contribution: [
    { gameType: 'RNG', percent: 100 },
    { gameType: 'LIVE', percent: 20 },
  ],
}

/** One to claim and one that is wagered. */
export const someBonuses: Bonuses = {
  rows: [
    grant('offered', { id: 'bon_1', name: 'Daily deposit bonus', trigger: 'dailyDeposit' }),
    grant('wagering'),
  ],
  page: { next: null },
  rules,
}

export const noBonuses: Bonuses = { rows: [], page: { next: null }, rules }

/** What became of the bonuses of a period. */
export const someDetails: ValueOf<typeof bonusDetails> = {
  rows: [grant('wagering'), grant('converted'), grant('expired')].map((each) => ({
    ...each,
    percent: 40,
    remaining: '96000.00',
    returned: '0.00',
    lost: '2000.00',
  })),
  totals: {
    ...{ grants: 3, granted: '60000.00', required: '480000.00', progress: '192000.00' },
    ...{ converted: '18000.00', returned: '0.00', lost: '6000.00' },
  },
  page: { next: null },
}
