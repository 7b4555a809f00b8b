import type { redeemPoints } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import type * as z from 'zod/mini'
import { pricedIn } from '../content/priced.ts'
import { pictureUrl } from '../content/show.ts'
import { newId } from '../database/index.ts'
import { textsIn } from '../games/names.ts'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Settings } from '../settings.ts'
import { keysetOf } from '../wallet/keyset.ts'
import { wire } from '../wallet/wire.ts'
import { movePoints } from './pointsAccount.ts'
import { findProduct, listedProducts, type Product } from './products.ts'
import { kindOf, type Redemption } from './redemptions.ts'
import { readStock, takeStock } from './stock.ts'

const mostAtOnce = 20

type Value = z.output<(typeof redeemPoints)['value']>
type Recipient = { name: string; mobileNum: string; address: string }

function describe(
  row: Omit<Redemption, 'journal_id' | 'recipient'>,
  language: string,
  { brand }: Settings,
): Value {
  const product = findProduct(row.product_id)
  return {
    id: row.id,
    productId: row.product_id,
    ...(product
      ? textsIn({ productName: product.names }, language, pricedIn(brand))
      : { productName: row.product_id }),
    kind: kindOf(row),
    quantity: row.quantity,
    points: wire(row.points),
    amount: row.amount === null ? null : wire(row.amount),
    state: row.state,
    remark: row.remark,
    appliedAt: row.applied_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}

/** Goods need an addressee. */
function requireRecipient(product: Product, recipient: Recipient | undefined): void {
  if (product.kind !== 'goods') return
  const problems = (['name', 'mobileNum', 'address'] as const)
    .filter((field) => !recipient?.[field].trim())
    .map((field) => ({ field: `recipient.${field}`, code: 'required' }))
  if (problems.length > 0) throw new Refusal('invalidFields', { problems })
}

export const mallHandlers: Pick<Handlers, 'mallProducts' | 'redeemPoints' | 'redeemList' | 'pointsDetails'> =
  {
    async mallProducts(_request, { db, language, settings }) {
      const stock = await readStock(db)
      return {
        products: listedProducts().map((product) => ({
          id: product.id,
          kind: product.kind,
          ...textsIn({ name: product.names }, language, pricedIn(settings.brand)),
          imageUrl: pictureUrl(settings, product.picture),
          points: wire(product.points),
          amount: product.amount === null ? null : wire(product.amount),
          stock: stock.get(product.id) ?? 0,
          mostAtOnce,
        })),
      }
    },

    async redeemPoints({ body }, { db, unit, platform, settings, session, language, now }) {
      const product = findProduct(body.productId)
      if (!product || product.off) throw new Refusal('notFound')
      if (body.points !== undefined && parseMoney(body.points) !== product.points)
        throw new Refusal('wrongState', { params: { reason: 'priceChanged', points: wire(product.points) } })
      requireRecipient(product, body.recipient)
      const { quantity } = body
      const { memberId } = session
      const id = newId()
      const at = now()
      await takeStock(db, product, quantity)
      const points = product.points * BigInt(quantity)
      const amount = product.amount === null ? null : product.amount * BigInt(quantity)
      const journalId = await movePoints(platform, unit, {
        ...{ memberId, type: 'redeemed', points, cause: { type: 'redemption', id }, at },
        redemption: { id, productId: product.id, quantity },
        ...(amount === null ? {} : { amount }),
      })
      const sealed = body.recipient && platform.secrets.seal('recipient', JSON.stringify(body.recipient))
      const row: Redemption = {
        ...{ id, member_id: memberId, product_id: product.id, kind: product.kind, quantity, points, amount },
        ...{
          state: 'inProcess',
          recipient: sealed ?? null,
          remark: null,
          journal_id: journalId,
          applied_at: at,
          decided_at: null,
        },
      }
      await db.insertInto('redemption').values(row).execute()
      await platform.counterparts.staff?.redemptionRequested(platform, unit, row)
      return describe(row, language, settings)
    },

    async redeemList({ query }, { db, session, language, settings }) {
      const list = keysetOf(query, 'applied_at', 'id')
      let own = db.selectFrom('redemption').selectAll().where('member_id', '=', session.memberId)
      if (query.state) own = own.where('state', '=', query.state)
      const found = await own
        .where(list.where)
        .orderBy('applied_at', 'desc')
        .orderBy('id', 'desc')
        .limit(list.limit)
        .execute()
      const { rows, page } = list.page(found, (row) => ({ at: row.applied_at, id: row.id }))
      return { rows: rows.map((row) => describe(row, language, settings)), page }
    },

    async pointsDetails({ query }, { db, session, language, settings }) {
      const list = keysetOf(query, 'points_entry.at', 'points_entry.id')
      let own = db
        .selectFrom('points_entry')
        .leftJoin('redemption', 'redemption.id', 'points_entry.redemption_id')
        .selectAll('points_entry')
        .select('redemption.state as redemptionState')
        .where('points_entry.member_id', '=', session.memberId)
      if (query.type) own = own.where('points_entry.type', '=', query.type)
      const found = await own
        .where(list.where)
        .orderBy('points_entry.at', 'desc')
        .orderBy('points_entry.id', 'desc')
        .limit(list.limit)
        .execute()
      const { rows, page } = list.page(found, (row) => ({ at: row.at, id: row.id }))
      return {
        rows: rows.map((row) => {
          const product = row.product_id === null ? undefined : findProduct(row.product_id)
          return {
            transactionNumber: row.id,
            applicationTime: row.at.toISOString(),
            exchangeType: row.type,
            ...(product
              ? textsIn({ productName: product.names }, language, pricedIn(settings.brand))
              : { productName: null }),
            quantity: row.quantity,
            requiredPoints: row.change < 0n ? wire(-row.change) : null,
            requiredAmount: row.amount === null ? null : wire(row.amount),
            status: row.redemptionState ?? ('approved' as const),
            changedPoints: wire(row.change),
            pointsBalance: wire(row.balance),
            remark: row.remark,
          }
        }),
        page,
      }
    },
  }
