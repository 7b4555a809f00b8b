import { randomInt } from 'node:crypto'
import { normaliseValue } from '@baize/forms/compiler'
import { newId, transact } from '../database/index.ts'
import type { Context, Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { queueMessage, recipientMark } from '../outbox/queue.ts'
import type { MessageKind } from '../outbox/texts.ts'
import type { Platform } from '../platform.ts'
import { addressGroup } from '../system/address.ts'
import { requireBudget } from './budgets.ts'
import { prefixOf } from './numbers.ts'
import type { Channel, CodePurpose } from './tables.ts'

const digits = 6
export const maxTries = 5

/** What a code is good for: one purpose, one recipient, and the browser or session that asked. */
export interface CodeFor {
  readonly purpose: CodePurpose
  /** `+85512345678` or an e-mail address. */
  readonly to: string
  readonly binding: string
}

export interface CodeMessage extends CodeFor {
  readonly channel: Channel
  /** Whose number or mailbox it is. */
  readonly memberId: string | null
  /** `code` sends the code; another kind sends its text instead; null sends nothing, without an error. */
  readonly kind: 'code' | Exclude<MessageKind, 'code'> | null
}

/**
 * What a code verifies a number for that no account has verified yet. The others go to numbers that an account has
 * verified, or to no one: no stranger's codes may keep a member from theirs.
 */
const forNewNumbers: ReadonlySet<CodePurpose> = new Set<CodePurpose>(['register', 'verifyMobile'])

function codeMark({ secrets }: Pick<Platform, 'secrets'>, { purpose, to, binding }: CodeFor, code: string) {
  return secrets.mark('code', JSON.stringify([purpose, to, binding, code]))
}

/** Makes a code and sends it, inside the budgets. Takes the same steps for a number that no account has. */
export async function sendCode(
  { platform, settings, ip, language }: Pick<Context, 'platform' | 'settings' | 'ip' | 'language'>,
  message: CodeMessage,
): Promise<{ expiredMinutes: number }> {
  const { codes } = settings
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const order = {
    channel: message.channel,
    recipientMark: recipientMark(platform, message.to),
    addressGroup: addressGroup(ip),
    prefix: message.channel === 'sms' && forNewNumbers.has(message.purpose) ? prefixOf(message.to) : null,
  }
  await transact(platform.database, async ({ trx }) => {
    const at = platform.now()
    await requireBudget(trx, codes, order, at)
    await trx
      .insertInto('verification_code')
      .values({
        id: newId(),
        purpose: message.purpose,
        channel: message.channel,
        recipient_mark: order.recipientMark,
        binding_mark: bindingMark(platform, message.binding),
        code_mark: codeMark(platform, message, code),
        member_id: message.memberId,
        address_group: order.addressGroup,
        prefix: order.prefix,
        sent: message.kind !== null,
        tries: 0,
        created_at: at,
        expires_at: new Date(at.getTime() + codes.goodMinutes * 60_000),
        used_at: null,
      })
      .execute()
    if (message.kind === null) return
    const { channel, to, kind } = message
    const values = { code, minutes: codes.goodMinutes }
    await queueMessage(platform, trx, { channel, to, kind, language, values })
  })
  return { expiredMinutes: codes.expiredMinutes }
}

export const bindingMark = ({ secrets }: Pick<Platform, 'secrets'>, binding: string): string =>
  secrets.mark('binding', binding)

/**
 * Whether a code is the newest that was sent for this. Each wrong attempt is counted in the database before another
 * is possible, five in all. The right one stays good until `spendCode` uses it: do both, the second in the
 * transaction that acts on it. Outside a transaction, as a refused one must not roll back the count.
 */
export async function tryCode(
  platform: Platform,
  db: Db,
  asked: CodeFor,
  code: string,
  field = 'verificationCode',
): Promise<string> {
  const wrong = (reason: 'wrongCode' | 'expired') =>
    new Refusal('verificationWrong', { problems: [{ field, code: reason }] })
  const newest = await db
    .selectFrom('verification_code')
    .select(['id', 'tries', 'expires_at', 'used_at', 'code_mark'])
    .where('purpose', '=', asked.purpose)
    .where('recipient_mark', '=', recipientMark(platform, asked.to))
    .where('binding_mark', '=', bindingMark(platform, asked.binding))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) throw wrong('wrongCode')
  const mark = codeMark(platform, asked, normaliseValue({ kind: 'code' }, code))
  // A request that is repeated with its key contains a code that it has used: `spendCode` is never called then.
  if (newest.used_at && newest.code_mark === mark) return newest.id
  if (newest.expires_at <= platform.now() || newest.tries >= maxTries) throw wrong('expired')
  const counted = await db
    .updateTable('verification_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', newest.id)
    .where('tries', '<', maxTries)
    .returning(['code_mark', 'sent'])
    .executeTakeFirst()
  if (!counted) throw wrong('expired')
  if (counted.code_mark !== mark || !counted.sent) throw wrong('wrongCode')
  await db
    .updateTable('verification_code')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('id', '=', newest.id)
    .execute()
  return newest.id
}

/** Uses a code that was right, once. */
export async function spendCode(db: Db, id: string, now: Date, field = 'verificationCode'): Promise<void> {
  const used = await db
    .updateTable('verification_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new Refusal('verificationWrong', { problems: [{ field, code: 'expired' }] })
}
