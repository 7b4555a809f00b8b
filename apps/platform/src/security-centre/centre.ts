import type { Handlers } from '../http/implement.ts'
import { expiresAt } from '../sessions/sessions.ts'
import { payoutsHeldUntil } from '../verification/payoutHold.ts'
import { accountsOf } from './bankAccounts.ts'
import { hasSecondFactor } from './secondFactor.ts'

const iso = (moment: Date | null | undefined) => (moment ? { changedAt: moment.toISOString() } : {})

/** First letters only: the owner is recognisable, the name cannot be copied. */
const masked = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => `${[...part][0] ?? ''}···`)
    .join(' ')

export const securityCentreHandlers: Pick<Handlers, 'securityCentre'> = {
  async securityCentre(_request, { db, session, settings, now }) {
    const { memberId } = session
    const member = await db
      .selectFrom('member')
      .selectAll()
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const contacts = await db
      .selectFrom('member_contact')
      .select(['kind', 'hint', 'verified_at'])
      .where('member_id', '=', memberId)
      .execute()
    const open = await db
      .selectFrom('session')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .execute()
    const contact = (kind: 'email' | 'mobile', typed: string | undefined) => {
      const known = contacts.find((row) => row.kind === kind)
      if (known) return { kind, state: 'verified' as const, detail: known.hint, ...iso(known.verified_at) }
      return { kind, state: typed ? ('set' as const) : ('notSet' as const) }
    }
    const set = (is: unknown) => (is ? ('set' as const) : ('notSet' as const))
    const accounts = await accountsOf(db, memberId)
    const realName = member.profile.payeeName
    const held = await payoutsHeldUntil(db, memberId, now())
    const sessions = open.filter((row) => expiresAt(settings, row) > now().getTime()).length
    return {
      items: [
        { kind: 'loginPassword', state: set(member.password_hash), ...iso(member.password_changed_at) },
        {
          kind: 'paymentPassword',
          state: set(member.payment_password_hash),
          ...iso(member.payment_password_changed_at),
        },
        contact('email', member.profile.email),
        contact('mobile', member.profile.mobileNum),
        { kind: 'authenticator', state: set(await hasSecondFactor(db, memberId)) },
        { kind: 'bankAccounts', state: set(accounts.length), count: accounts.length },
        {
          kind: 'realName',
          state: set(realName),
          ...(realName ? { detail: masked(realName), locked: true } : {}),
        },
        { kind: 'sessions', state: 'set', count: sessions },
      ],
      payoutsHeldUntil: held?.toISOString() ?? null,
    }
  },
}
