import { type Context, Refusal } from '../http/implement.ts'
import { addFailure, clearFailures, delaySeconds, readFailures } from '../limits/failures.ts'
import { accountKey } from '../members/members.ts'
import { addressGroup } from '../system/address.ts'
import { isUsedPlace } from './knownDevices.ts'

const nameWindow = 15 * 60
const addressWindow = 10 * 60

/**
 * Where the failures of a sign-in are counted. Places that the account was used from have a line of their own, which no
 * stranger can fill; from elsewhere the name decides when a captcha is asked for, and name and address together how long
 * to wait: a guesser delays no one else.
 */
interface FailureLines {
  readonly captcha: string
  readonly delay: string
}

function linesOf(name: string, group: string, isKnown: boolean): FailureLines {
  const own = `login:${isKnown ? 'known' : 'pair'}:${name}:${group}`
  return isKnown ? { captcha: own, delay: own } : { captcha: `login:name:${name}`, delay: own }
}

/** From so many times the failures per address that ask for a captcha, strangers of that address have to wait. */
const floodFactor = 10

/** One try at the password of an account or a sub-user. */
export interface Attempt {
  /** So many failed before that a captcha is wanted. */
  readonly isDoubted: boolean
  /** It was right: the failures of its place are forgotten. */
  forgive(): Promise<void>
  /** It was wrong. Returns whether the next one needs a captcha. */
  fail(): Promise<boolean>
}

/** What tries at one name from one address queue in. */
export const attemptLine = (account: string, ip: string): string =>
  `login:${accountKey(account)}:${addressGroup(ip)}`

/** Begins a try at the password of a name; refuses it while its place has to wait. `memberId` where the name is an account's. */
export async function beginAttempt(
  context: Context,
  account: string,
  memberId: string | undefined,
): Promise<Attempt> {
  const { platform, ip } = context
  const { db, settings, now } = platform
  const { captchaAfter, delayAfter, failuresPerAddress } = settings.limits
  const isKnown = await isUsedPlace({ ...context, db }, memberId ?? '')
  const lines = linesOf(accountKey(account), addressGroup(ip), isKnown)
  const addressKey = `login:address:${addressGroup(ip)}`
  const doubted = await readFailures(db, lines.captcha, nameWindow, now())
  const delayed = await readFailures(db, lines.delay, nameWindow, now())
  const byAddress = isKnown ? 0 : (await readFailures(db, addressKey, addressWindow, now())).count
  if (byAddress >= failuresPerAddress * floodFactor) throw tooMany(addressWindow)
  const wait = delaySeconds(delayed, delayAfter, now())
  if (wait > 0) throw tooMany(wait)
  return {
    isDoubted: doubted.count >= captchaAfter || byAddress >= failuresPerAddress,
    async forgive() {
      for (const line of new Set(Object.values(lines))) await clearFailures(db, line)
    },
    async fail() {
      await addFailure(db, addressKey, addressWindow, now())
      if (lines.delay !== lines.captcha) await addFailure(db, lines.delay, nameWindow, now())
      return (await addFailure(db, lines.captcha, nameWindow, now())) >= captchaAfter
    },
  }
}

const tooMany = (seconds: number) =>
  new Refusal('tooManyRequests', { params: { retryAfterSeconds: seconds, captcha: true } })
