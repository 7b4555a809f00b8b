import type { Context } from '../http/implement.ts'
import { addFailure } from '../limits/failures.ts'
import { addressGroup } from '../system/address.ts'

const windowSeconds = 600

interface Allowance {
  /** Captchas of a window at the ordinary price. */
  readonly free: number
  /** Doublings at most: what a phone still does while its owner waits. */
  readonly maxDoublings: number
}

/** A person needs few. Behind one address there may be a carrier's thousands, who must not pay for one of them for long. */
const ofBrowser: Allowance = { free: 8, maxDoublings: 5 }
const ofAddress: Allowance = { free: 64, maxDoublings: 3 }

/** How often the price doubles for the nth captcha of a window: once beyond what is free, and again each time that the count doubles. */
export const doublings = (count: number, { free, maxDoublings }: Allowance): number =>
  count <= free ? 0 : Math.min(maxDoublings, Math.floor(Math.log2((count - 1) / free)) + 1)

/** The zero bits that the next captcha of this browser and address costs: each bit more is twice the work. */
export async function priceOf(context: Context, browser: string): Promise<number> {
  const { db, settings, now, ip } = context
  const window = Math.floor(now().getTime() / 1000 / windowSeconds)
  const count = (line: string) => addFailure(db, `captcha-price:${line}:${window}`, windowSeconds, now())
  const byBrowser = await count(browser)
  const byAddress = await count(addressGroup(ip))
  return (
    settings.limits.proofDifficulty +
    Math.max(doublings(byBrowser, ofBrowser), doublings(byAddress, ofAddress))
  )
}
