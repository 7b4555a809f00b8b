import { expect, request } from '@playwright/test'
import { originOf } from './people.ts'

async function turn(path: string, data: object): Promise<void> {
  const caller = await request.newContext()
  const answer = await caller.post(`${originOf('platform')}${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  await caller.dispose()
}

/** The sandbox's switch of the whole platform. */
export function setStatus(status: 'normal' | 'maintenance' | 'regionBlocked', message = ''): Promise<void> {
  const codes = { normal: 0, maintenance: 1, regionBlocked: 2 } as const
  return turn('/sandbox/status', { status: codes[status], message })
}

/** Lets the next round of a vendor's game fail after its bet: it is rolled back. */
export function failNextRound(vassalage: string): Promise<void> {
  return turn('/sandbox/vendor', { vassalage, failNextRound: true })
}

/** Has the vendor of a sandbox game make a bet void, by the number of its record. */
export function voidBet(betId: string): Promise<void> {
  return turn('/sandbox/void', { betId })
}

/** Lets it rain red envelopes now. */
export function letItRain(): Promise<void> {
  return turn('/sandbox/envelope', { seconds: 300, pot: '20.00', envelopes: 20 })
}

/** Publishes a line of the marquee, for some seconds. */
export function announce(title: string, lasts: number): Promise<void> {
  return turn('/sandbox/announce', { type: 'H', title: { en: title }, lasts })
}

/** Closes one game, as for maintenance, or opens it again. */
export function closeGame(nodeId: string, underMaintenance: boolean): Promise<void> {
  return turn('/sandbox/game', { nodeId, underMaintenance })
}

/** Moves the platform's time forward, for all accounts; it never moves back. Who is signed in has `spent` it so, or not. */
export function travel(to: number | 'endOfHour' | 'endOfDay', { spent = false } = {}): Promise<void> {
  return turn('/sandbox/travel', { ...(typeof to === 'number' ? { seconds: to } : { to }), spent })
}

/** Lets a vendor keep wallets of its own, or take its bets from the main one again. */
export function keepsWallet(vassalage: string, own: boolean): Promise<void> {
  return turn('/sandbox/vendor', { vassalage, isSingle: !own })
}

/** Lets a vendor leave every question about a transfer without a response, or respond again. */
export function staysSilent(vassalage: string, silent: boolean): Promise<void> {
  return turn('/sandbox/vendor', { vassalage, silent })
}

/** Buys a voucher, as in a shop: its code. */
export async function buyVoucher(amount: string): Promise<string> {
  const caller = await request.newContext()
  const answer = await caller.post(`${originOf('platform')}/sandbox/voucher`, { data: { amount } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { value } = await answer.json()
  await caller.dispose()
  return value.code
}

/** Lets the platform itself offer a contract to an account without an upline. */
export function offerByPlatform(account: string, terms: object): Promise<void> {
  return turn('/sandbox/contracts', { account, ...terms })
}

/** Draws the raffle of this week now. */
export function drawRaffle(): Promise<void> {
  return turn('/sandbox/raffle', {})
}

/** Closes the running windows of an account's contracts of a kind, and settles them, without moving the time. */
export function closeWindows(account: string, kind: string): Promise<void> {
  return turn('/sandbox/settlement', { account, kind })
}

/** The operator's decision on a dispute over a bill, which ends it. */
export function decideDispute(billId: string, outcome: 'upheld' | 'rejected', text: string): Promise<void> {
  return turn('/sandbox/disputes', { billId, outcome, text })
}
