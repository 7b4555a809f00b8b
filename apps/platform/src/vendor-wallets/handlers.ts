import { money } from '@baize/api/money'
import { requireNotClosing } from '../closure/inForce.ts'
import { newId } from '../database/index.ts'
import { vendorsUnderMaintenance } from '../games/flags.ts'
import type { Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { balanceOf, bonusOf, cashOf, inTransitOf, post, withdrawHoldOf } from '../ledger/index.ts'
import { requireNotExcluded } from '../safer-play/enforce.ts'
import { notifyBalance } from '../wallet/balance.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { amountWithin, wire } from '../wallet/wire.ts'
import { endsOf, walletTransferStep } from './progress.ts'
import { isTransferVendor, vendorWallets } from './wallets.ts'
import {
  addStep,
  describeTransfers,
  mainWallet,
  notifyTransfer,
  openStates,
  readTransfer,
} from './walletTransfer.ts'

const transferMin = money(10_000n)
/** Everything comes back: what is less than a transfer would stay at the vendor for good, and keep the account from closing. */
const returnMin = money(100n)
const transferMax = money(1_000_000_000n)
const maxOpen = 3

/** Between the main wallet and one vendor's, either way. A vendor with a single wallet takes no transfer in. */
async function wayOf(db: Db, body: { fromWalletId: string; toWalletId: string }) {
  const toVendor = body.fromWalletId === mainWallet
  const field = toVendor ? 'toWalletId' : 'fromWalletId'
  const vassalage = body[field]
  const wrong = (name: string) =>
    new Refusal('invalidFields', { problems: [{ field: name, code: 'choice' }] })
  if (!toVendor && body.toWalletId !== mainWallet) throw wrong('toWalletId')
  if (vassalage === mainWallet || (toVendor && !(await isTransferVendor(db, vassalage)))) throw wrong(field)
  if ((await vendorsUnderMaintenance(db)).has(vassalage)) throw new Refusal('methodUnavailable')
  return { vassalage, direction: toVendor ? ('toVendor' as const) : ('toMain' as const) }
}

async function requireRoom(db: Db, memberId: string): Promise<void> {
  await db.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const { open } = await db
    .selectFrom('wallet_transfer')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('member_id', '=', memberId)
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow()
  if (Number(open) >= maxOpen) throw new Refusal('tooManyOpen', { params: { max: maxOpen } })
}

export const vendorWalletHandlers: Pick<
  Handlers,
  'walletTransfer' | 'walletTransferDetail' | 'walletTransfers' | 'merchantWallet' | 'consolidatedFunds'
> = {
  async walletTransfer({ body }, context) {
    const { db, unit, platform, settings, session } = context
    const { memberId } = session
    const way = await wayOf(db, body)
    const amount = amountWithin(
      body.amount,
      way.direction === 'toVendor' ? transferMin : returnMin,
      transferMax,
    )
    await requireRoom(db, memberId)
    const at = context.now()
    if (way.direction === 'toVendor') {
      await requireNotExcluded(db, memberId, at)
      await requireNotClosing(db, memberId)
    }
    const transfer = {
      ...{ id: newId(), member_id: memberId, ...way, amount, state: 'created' as const, reason: null },
      ...{ created_at: at, next_update_at: new Date(at.getTime() + 10_000) },
    }
    await db.insertInto('wallet_transfer').values(transfer).execute()
    await addStep(db, transfer, { state: 'created', at, reason: null })
    await post(unit.trx, {
      type: 'walletTransferSent',
      owner: memberId,
      currency: settings.brand.currency,
      postings: [{ from: endsOf(transfer).from, to: inTransitOf(memberId), amount }],
      cause: { type: 'walletTransfer', id: transfer.id },
      actor: memberId,
      at,
    })
    await platform.jobs.send(unit.trx, walletTransferStep, { transferId: transfer.id })
    await notifyTransfer(platform, unit, transfer)
    await notifyBalance(platform, unit, memberId)
    const value = await readTransfer(db, transfer.id, memberId)
    if (!value) throw new Error('the transfer has no description')
    return value
  },

  async walletTransferDetail({ params }, { db, session }) {
    const value = await readTransfer(db, params.id, session.memberId)
    if (!value) throw new Refusal('notFound')
    return value
  },

  async walletTransfers({ query }, { db, session }) {
    const keyset = keysetOf(query, 'created_at', 'id')
    const found = await db
      .selectFrom('wallet_transfer')
      .selectAll()
      .where('member_id', '=', session.memberId)
      .where(keyset.where)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(keyset.limit)
      .execute()
    const { rows, page } = keyset.page(found, (row) => ({ at: row.created_at, id: row.id }))
    return { rows: await describeTransfers(db, rows), page }
  },

  async merchantWallet(_request, { db, session, settings, language }) {
    const { currency } = settings.brand
    const wallets = await vendorWallets(db, currency, session.memberId, language)
    const balance = wire(await balanceOf(db, currency, cashOf(session.memberId)))
    const main = {
      id: mainWallet,
      name: settings.brand.name,
      main: true,
      isSingle: true,
      balance,
      maintenance: false,
    }
    return {
      isSingle: wallets.every((wallet) => wallet.isSingle),
      wallets: [
        main,
        ...wallets.map((wallet) => ({ ...wallet, main: false, balance: wire(wallet.balance) })),
      ],
    }
  },

  async consolidatedFunds(_request, { db, session, settings, language, now }) {
    const { currency } = settings.brand
    const { memberId } = session
    const main = await balanceOf(db, currency, cashOf(memberId))
    const held = await balanceOf(db, currency, withdrawHoldOf(memberId))
    const bonus = await balanceOf(db, currency, bonusOf(memberId))
    const inTransit = await balanceOf(db, currency, inTransitOf(memberId))
    const wallets = await vendorWallets(db, currency, memberId, language)
    const shown = wallets.filter((wallet) => !wallet.isSingle || wallet.balance > 0n)
    const atVendors = shown.reduce((sum, wallet) => sum + wallet.balance, 0n)
    return {
      asOf: now().toISOString(),
      currency,
      main: wire(main),
      held: wire(held),
      bonus: wire(bonus),
      inTransit: wire(inTransit),
      vendors: shown.map(({ isSingle: _, maintenance: _shut, ...wallet }) => ({
        ...wallet,
        balance: wire(wallet.balance),
      })),
      total: wire(main + held + bonus + inTransit + atVendors),
    }
  },
}
