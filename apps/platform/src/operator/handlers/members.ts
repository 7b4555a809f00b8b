import { closureInForce } from '../../closure/inForce.ts'
import type { Unit } from '../../database/index.ts'
import type { Db } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { balanceOf, bonusOf, cashOf, setFrozen } from '../../ledger/index.ts'
import { findMember, findMemberByAccount, type Member } from '../../members/members.ts'
import { endAndNotify } from '../../sessions/ending.ts'
import type { Settings } from '../../settings.ts'
import { walletCurrency } from '../../wallet/playMoney.ts'
import { wire } from '../../wallet/wire.ts'
import * as calls from '../contract/members.ts'
import { implement, type Operation, type OperatorContext } from '../implement.ts'

async function shown(db: Db, settings: Settings, member: Member) {
  const currency = walletCurrency(settings, member.type).code
  const wallet = await db
    .selectFrom('account')
    .select(['frozen', 'frozen_by_operator', 'frozen_for_dividend'])
    .where('owner_id', '=', member.id)
    .where('kind', '=', 'cash')
    .where('currency', '=', currency)
    .executeTakeFirst()
  const frozenFor = [
    ...(wallet?.frozen_by_operator ? (['operator'] as const) : []),
    ...(wallet?.frozen_for_dividend ? (['dividend'] as const) : []),
  ]
  return {
    ...{ id: member.id, account: member.account, nickname: member.nickname, type: member.type },
    ...{ mayEnter: member.may_enter, frozen: wallet?.frozen ?? false, frozenFor },
    balance: wire(await balanceOf(db, currency, cashOf(member.id))),
    joinedAt: member.joined_at.toISOString(),
    lastLoginAt: member.last_login_at?.toISOString() ?? null,
  }
}

/** The member that a call names, which the audit log then names, too. */
async function named({ db, name }: OperatorContext, id: string): Promise<Member> {
  const member = await findMember(db, id)
  if (!member) throw new Refusal('notFound')
  name({ target: member.id })
  return member
}

type Change = [
  request: { readonly params: { readonly id: string } },
  context: OperatorContext & { readonly unit: Unit },
]

const setMayEnter = async ([{ params }, context]: Change, mayEnter: boolean) => {
  const { db, unit, platform } = context
  const member = await named(context, params.id)
  await db.selectFrom('member').select('id').where('id', '=', member.id).forNoKeyUpdate().execute()
  if (mayEnter && (await closureInForce(db, member.id))?.closed_at)
    throw new Refusal('wrongState', { params: { state: 'closed' } })
  await db.updateTable('member').set({ may_enter: mayEnter }).where('id', '=', member.id).execute()
  const ending = { db, unit, platform, now: platform.now }
  if (!mayEnter) await endAndNotify(ending, { memberId: member.id, except: '' }, 'signedOut')
  return shown(db, platform.settings, { ...member, may_enter: mayEnter })
}

const setWallet = async ([{ params }, context]: Change, frozen: boolean) => {
  const { db, unit, platform } = context
  const member = await named(context, params.id)
  const currency = walletCurrency(platform.settings, member.type).code
  for (const account of [bonusOf(member.id), cashOf(member.id)])
    await setFrozen(unit.trx, currency, account, 'operator', frozen)
  return shown(db, platform.settings, member)
}

export const memberOperations: readonly Operation[] = [
  implement(calls.findMember, async ({ query }, { db, platform }) => {
    const member = await findMemberByAccount(db, query.account)
    if (!member) throw new Refusal('notFound')
    return shown(db, platform.settings, member)
  }),
  implement(calls.blockMember, (...change) => setMayEnter(change, false)),
  implement(calls.unblockMember, (...change) => setMayEnter(change, true)),
  implement(calls.freezeMember, (...change) => setWallet(change, true)),
  implement(calls.unfreezeMember, (...change) => setWallet(change, false)),
]
