import { createHash } from 'node:crypto'
import { normaliseValue } from '@baize/forms/compiler'
import { randomToken, sha256 } from '../encryption/secrets.ts'
import type { Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { spend } from '../limits/rateLimit.ts'
import type { Platform } from '../platform.ts'
import { addressGroup } from '../system/address.ts'
import { bindBrowser } from '../verification/browser.ts'
import { drawAnswer, randomAnswer } from './picture.ts'
import { priceOf } from './price.ts'
import { randomCounts, soundOf } from './sound.ts'

const lifetime = 5 * 60_000

/** The answer to a captcha in a request's body. */
export interface CaptchaAnswer {
  readonly captchaId?: string | undefined
  readonly captcha?: string | undefined
  readonly proofNonce?: string | undefined
}

/** Whether an answer was sent at all. */
export const answered = ({ captchaId, captcha, proofNonce }: CaptchaAnswer): boolean =>
  Boolean(captchaId && (captcha || proofNonce))

/** Refuses unless the image was read, the tones counted, or the work done. Each captcha counts once, right or wrong. */
export async function requireCaptcha(platform: Platform, db: Db, given: CaptchaAnswer): Promise<void> {
  if (!answered(given)) throw new Refusal('captchaRequired', { params: { captcha: true } })
  const row = await db
    .deleteFrom('captcha')
    .where('id', '=', given.captchaId ?? '')
    .returning(['answer_digest', 'sound_digest', 'salt', 'difficulty', 'expires_at'])
    .executeTakeFirst()
  const right =
    row !== undefined &&
    row.expires_at > platform.now() &&
    (given.captcha
      ? [row.answer_digest, row.sound_digest].includes(answerDigest(platform, row.salt, given.captcha))
      : proves(row.salt, given.proofNonce ?? '', row.difficulty))
  if (right) return
  throw new Refusal('captchaWrong', {
    params: { captcha: true },
    // A call's transaction that is undone must not make the captcha usable again.
    record: async (outside) => {
      await outside
        .deleteFrom('captcha')
        .where('id', '=', given.captchaId ?? '')
        .execute()
    },
  })
}

function answerDigest({ secrets }: Platform, salt: string, answer: string): string {
  const read = normaliseValue({ kind: 'captcha' }, answer).toUpperCase()
  return secrets.mark('captcha', `${salt}:${read}`)
}

/** SHA-256(salt + nonce) starts with that many zero bits. */
export function proves(salt: string, nonce: string, difficulty: number): boolean {
  const digest = createHash('sha256')
    .update(salt + nonce)
    .digest()
  const bits = digest.findIndex((byte) => byte !== 0)
  if (bits < 0) return true
  return bits * 8 + Math.clz32(digest[bits] ?? 0) - 24 >= difficulty
}

/** A browser draws one a second. Behind one address there may be thousands of them: carriers share theirs out. */
const perDevice = { everySeconds: 1, burst: 1 }
const perAddress = { everySeconds: 0.1, burst: 50 }

export const captchaHandlers: Pick<Handlers, 'captcha' | 'captchaSound'> = {
  async captcha(_request, context) {
    const { platform, db, now, ip } = context
    await spend(db, `captcha:${addressGroup(ip)}`, perAddress, now())
    const browser = sha256(bindBrowser(context))
    await spend(db, `captcha:${browser}`, perDevice, now())
    const difficulty = await priceOf(context, browser)
    const answer = randomAnswer()
    const row = {
      id: randomToken().slice(0, 32),
      salt: randomToken(),
      difficulty,
      expires_at: new Date(now().getTime() + lifetime),
    }
    await db
      .insertInto('captcha')
      .values({ ...row, answer_digest: answerDigest(platform, row.salt, answer), sound_digest: null })
      .execute()
    return {
      captchaId: row.id,
      image: drawAnswer(answer),
      expiresAt: row.expires_at.toISOString(),
      proof: { salt: row.salt, difficulty: row.difficulty },
    }
  },

  async captchaSound({ body }, { platform, db, now, ip }) {
    await spend(db, `captcha-sound:${addressGroup(ip)}`, perAddress, now())
    const row = await db
      .selectFrom('captcha')
      .select(['id', 'salt'])
      .where('id', '=', body.captchaId)
      .where('expires_at', '>', now())
      .executeTakeFirst()
    if (!row) throw new Refusal('notFound')
    await spend(db, `captcha-sound:${row.id}`, { everySeconds: 2, burst: 3 }, now())
    const counts = randomCounts()
    await db
      .updateTable('captcha')
      .set({ sound_digest: answerDigest(platform, row.salt, counts.join('')) })
      .where('id', '=', row.id)
      .execute()
    return { sound: Buffer.from(soundOf(counts)).toString('base64') }
  },
}
