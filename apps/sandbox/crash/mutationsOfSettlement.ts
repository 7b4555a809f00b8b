import type { Mutation } from './mutation.ts'

const bill = { file: 'settlement/bill.ts', tests: ['apps/platform/src/settlement/bill.test.ts'] }
const windows = { file: 'settlement/windows.ts', tests: ['apps/platform/src/settlement/windows.test.ts'] }
const pay = { file: 'bills/pay.ts', tests: ['apps/sandbox/tests/bills/bills.test.ts'] }
const settle = {
  file: 'bills/settle.ts',
  tests: ['apps/sandbox/tests/bills/settle.test.ts', 'apps/sandbox/tests/bills/bills.test.ts'],
}
const figures = { file: 'bills/figures.ts', tests: ['apps/sandbox/tests/bills/figures.test.ts'] }
const days = { file: 'bills/days.ts', tests: ['apps/sandbox/tests/bills/figures.test.ts'] }

export const mutationsOfSettlement: readonly Mutation[] = [
  {
    name: 'bill: cents are rounded up',
    ...bill,
    from: '(units / cent) * cent',
    to: '(units / cent + 1n) * cent',
  },
  {
    name: 'bill: a won window is carried as a loss',
    ...bill,
    from: 'notAbove(left + loss, 0n)',
    to: 'left + loss',
  },
  {
    name: 'bill: the first window is carried, not the last',
    ...bill,
    from: 'earlier.at(-1)?.loss',
    to: 'earlier.at(0)?.loss',
  },
  {
    name: 'bill: other months are carried too',
    ...bill,
    from: "carry === 'secondHalfOfMonth' ? earlier.filter",
    to: "carry === 'none' ? earlier.filter",
  },
  {
    name: 'bill: active members are not asked for',
    ...bill,
    from: ' && active >= tier.activeMembers',
    to: '',
  },
  {
    name: 'bill: a tier is reached one too late',
    ...bill,
    from: 'validBet >= tier.validBet',
    to: 'validBet > tier.validBet',
  },
  {
    name: 'bill: the lowest of the reached tiers pays',
    ...bill,
    from: 'tier.rate > (best === null',
    to: 'tier.rate < (best === null',
  },
  {
    name: 'bill: the bound of a tier is forgotten',
    ...bill,
    from: 'toCents(least((base * tier.rate) / million, tier.amount))',
    to: 'toCents((base * tier.rate) / million)',
  },
  {
    name: 'bill: carried loss does not lessen the base',
    ...bill,
    from: 'const loss = inputs.loss + carried',
    to: 'const loss = inputs.loss',
  },
  {
    name: 'bill: won and lost bets change places',
    ...bill,
    from: 'bets.won ? tier.winRate : tier.lossRate',
    to: 'bets.won ? tier.lossRate : tier.winRate',
  },
  {
    name: 'windows: weeks begin on Sunday',
    ...windows,
    from: '.getUTCDay() + 6) % 7',
    to: '.getUTCDay()) % 7',
  },
  {
    name: 'windows: the second half begins on the 15th',
    ...windows,
    from: 'semimonthly: [1, 16]',
    to: 'semimonthly: [1, 15]',
  },
  {
    name: 'windows: hours run over the day’s end',
    ...windows,
    from: 'Math.min(from + oneHour, end)',
    to: 'from + oneHour',
  },
  {
    name: 'windows: a window has one day too many',
    ...windows,
    from: 'to.getTime() - 1)]',
    to: 'to.getTime())]',
  },
  {
    name: 'pay: a part is paid that nobody asked for',
    ...pay,
    from: 'partial ? (there / cent) * cent : 0n',
    to: '(there / cent) * cent',
  },
  {
    name: 'pay: a denied bill is no longer denied',
    ...pay,
    from: "if (bill.state === 'denied') return 'denied'",
    to: '',
  },
  {
    name: 'pay: what was set off is paid again',
    ...pay,
    from: 'bill.amount - bill.paid - used',
    to: 'bill.amount - bill.paid',
  },
  { name: 'pay: an issued bill is paid again', ...pay, from: "bill.state === 'issued' || ", to: '' },
  {
    name: 'settle: bets are not waited for',
    ...settle,
    from: 'platform.now().getTime() - graceSeconds * 1000',
    to: 'platform.now().getTime()',
  },
  {
    name: 'settle: an adjustment pays all of it again',
    ...settle,
    from: 'result.amount - BigInt(known.amount)',
    to: 'result.amount',
  },
  {
    name: 'settle: an ended contract goes on',
    ...settle,
    from: 'contract.ends_at !== null && contract.ends_at <= close',
    to: 'false',
  },
  {
    name: 'figures: what waits is not counted',
    ...figures,
    from: " UNION ALL SELECT valid_bet, stake, payout FROM waiting WHERE kind = 'play'",
    to: '',
  },
  {
    name: 'figures: the head is left out',
    ...figures,
    from: '      UNION ALL SELECT valid_bet, stake, payout FROM own\n',
    to: '',
  },
  {
    name: 'figures: who was seen before is not active',
    ...figures,
    from: 'AND previous_day < ',
    to: 'AND previous_day <> ',
  },
  {
    name: 'figures: rewards do not lessen the loss',
    ...figures,
    from: 'lossOf({ stake, payout }, given)',
    to: 'lossOf({ stake, payout }, 0n)',
  },
  {
    name: 'days: a day that has begun counts as whole',
    ...days,
    from: 'begun ? startsIn : startsIn + oneDay',
    to: 'startsIn',
  },
]
