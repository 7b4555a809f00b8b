import type { ValueOf } from '@baize/api'
import type { realityCheck } from '@baize/api/calls'

/** An hour of play, as the reality check shows it. */
export const anHour: ValueOf<typeof realityCheck> = {
  asOf: '2026-11-21T03:00:00Z',
  sessionStartedAt: '2026-11-21T02:00:00Z',
  minutes: 60,
  bets: 42,
  stake: '420000.00',
  payout: '388000.00',
  netPosition: '-32000.00',
  open: '0.00',
  netDeposits: '4800000.00',
}
