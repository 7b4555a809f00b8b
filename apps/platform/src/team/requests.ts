import { money } from '@baize/api/money'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { directDownline } from '../contracts/offer.ts'
import { newId, type Unit } from '../database/index.ts'
import type { Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { balanceOf, cashOf, post } from '../ledger/index.ts'
import { sendMoneyMessage } from '../messages/moneyMessage.ts'
import { sendMessage } from '../messages/send.ts'
import type { Platform } from '../platform.ts'
import { periodOf } from '../records/days.ts'
import { requirePayoutsOpen } from '../verification/payoutHold.ts'
import { notifyBalance } from '../wallet/balance.ts'
import { sortedPage } from '../wallet/sortedPage.ts'
import { amountWithin, wire } from '../wallet/wire.ts'
import { cashMovedBy } from './cashMoved.ts'
import { requestNews } from './requestNews.ts'
import { likeLiteral } from './subtree.ts'
import type { TeamTables } from './tables.ts'
import { notifyUpline } from './teamChanged.ts'
import { transferRequestSortKey } from './transferRequestSort.ts'
import { transferSortKey } from './transferSort.ts'
import { transferMax, transferMin } from './transfers.ts'

type Request = Selectable<TeamTables['transfer_request']>

const maxOpen = 5
const daysOpen = 7
const openSince = (now: Date) => new Date(now.getTime() - daysOpen * 86_400_000)

interface Sent {
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly note: string
}

/** Writes a transfer along an edge of the tree: both legs or none. */
async function send(platform: Platform, unit: Unit, { from, to, amount, note }: Sent): Promise<string> {
  const id = newId()
  const at = platform.now()
  await unit.trx
    .insertInto('transfer')
    .values({ id, from_member_id: from, to_member_id: to, amount, note, at })
    .execute()
  await post(unit.trx, {
    type: 'transferSent',
    owner: from,
    currency: platform.settings.brand.currency,
    postings: [{ from: cashOf(from), to: cashOf(to), amount: money(amount) }],
    cause: { type: 'transfer', id },
    actor: from,
    at,
  })
  const accounts = await accountsOf(unit.trx, [from, to])
  for (const memberId of [from, to].sort()) {
    await notifyBalance(platform, unit, memberId)
    const other = accounts.find((account) => account.id !== memberId)
    await sendMoneyMessage(platform, unit, {
      memberId,
      news: memberId === from ? 'transferSent' : 'transferReceived',
      amount,
      name: other?.account ?? '',
      page: 'transactions',
      cause: `transfer:${id}`,
    })
  }
  await notifyUpline(platform, unit, from)
  return id
}

const accountsOf = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('member').select(['id', 'account', 'path', 'parent_id']).where('id', 'in', ids).execute()

async function uplineAccount(db: Db, memberId: string): Promise<string | null> {
  const [{ parent_id: upline } = { parent_id: null }] = await accountsOf(db, [memberId])
  return upline === null ? null : ((await accountsOf(db, [upline]))[0]?.account ?? null)
}

async function describe(db: Db, rows: readonly Request[], memberId: string, now: Date) {
  const people = await accountsOf(db, [...new Set(rows.flatMap((row) => [row.asking_id, row.asked_id]))])
  return rows.map((row) => {
    const asking = row.asking_id === memberId
    const other = asking ? row.asked_id : row.asking_id
    const late = row.state === 'open' && row.at <= openSince(now)
    return {
      id: row.id,
      at: row.at.toISOString(),
      side: asking ? ('asking' as const) : ('asked' as const),
      account: people.find(({ id }) => id === other)?.account ?? '',
      amount: wire(row.amount),
      note: row.note,
      state: late ? ('expired' as const) : row.state,
    }
  })
}

export const transferRequestHandlers: Pick<
  Handlers,
  'agentTransfers' | 'transferUpline' | 'askTransfer' | 'transferRequests' | 'answerTransferRequest'
> = {
  async agentTransfers({ query }, { db, session, settings, now }) {
    const { memberId } = session
    let rows = db.selectFrom('transfer')
    if (query.from || query.to) {
      const { start, end } = periodOf(query, now(), settings.brand.gmtOffsetMinutes)
      rows = rows.where('at', '>=', start).where('at', '<', end)
    }
    rows = rows.where((eb) => {
      const [out, into] = [eb('from_member_id', '=', memberId), eb('to_member_id', '=', memberId)]
      return query.direction === 'out' ? out : query.direction === 'in' ? into : eb.or([out, into])
    })
    const search = query.search?.trim() ?? ''
    if (search !== '') {
      const part = `%${likeLiteral(search.toLowerCase())}%`
      rows = rows.where((eb) =>
        eb.or([
          eb('transfer.id', '=', search),
          eb(eb.fn<string>('lower', ['transfer.note']), 'like', part),
          sql<boolean>`EXISTS (SELECT 1 FROM member other WHERE other.account_key LIKE ${part} AND other.id =
            CASE WHEN transfer.from_member_id = ${memberId} THEN transfer.to_member_id ELSE transfer.from_member_id END)`,
        ]),
      )
    }
    const totals = await rows
      .select([
        sql<string>`coalesce(sum(amount) FILTER (WHERE to_member_id = ${memberId}), 0)::text`.as('in'),
        sql<string>`coalesce(sum(amount) FILTER (WHERE from_member_id = ${memberId}), 0)::text`.as('out'),
      ])
      .executeTakeFirstOrThrow()
    const key = query.sort ? transferSortKey(query.sort, memberId) : null
    const { rows: shown, page } = await sortedPage(rows, 'transfer', query, key, 'at')
    const other = (row: (typeof shown)[number]) =>
      row.from_member_id === memberId ? row.to_member_id : row.from_member_id
    const people = await accountsOf(db, [...new Set(shown.map(other))])
    const ids = shown.map(({ id }) => id)
    const journals =
      ids.length === 0
        ? []
        : await db
            .selectFrom('journal')
            .select(['id', 'cause_id'])
            .where('cause_type', '=', 'transfer')
            .where('cause_id', 'in', ids)
            .execute()
    const own = journals.map(({ id }) => ({ id, owner_id: memberId }))
    const moved = await cashMovedBy(db, own, settings.brand.currency)
    const balancesOf = (transferId: string) => {
      const journal = journals.find(({ cause_id }) => cause_id === transferId)
      const { opening, closing } = moved({ id: journal?.id ?? '', owner_id: memberId })
      return { opening, closing }
    }
    return {
      upline: await uplineAccount(db, memberId),
      rows: shown.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        direction: row.from_member_id === memberId ? ('out' as const) : ('in' as const),
        account: people.find(({ id }) => id === other(row))?.account ?? '',
        amount: wire(row.amount),
        note: row.note,
        ...balancesOf(row.id),
      })),
      totals: { in: wire(BigInt(totals.in)), out: wire(BigInt(totals.out)) },
      page,
    }
  },

  async transferUpline({ body }, { unit, platform, settings, session, now }) {
    if (!settings.brand.switches.UPLINETRANSFER3) throw new Refusal('notEligible', { reason: 'brand switch' })
    const amount = amountWithin(body.amount, transferMin, transferMax)
    await requirePayoutsOpen(unit.trx, session.memberId, now())
    const [own] = await accountsOf(unit.trx, [session.memberId])
    if (!own?.parent_id) throw new Refusal('notEligible', { reason: 'no upline' })
    const [upline] = await accountsOf(unit.trx, [own.parent_id])
    const sent = { from: session.memberId, to: own.parent_id, amount, note: body.note.trim() }
    const id = await send(platform, unit, sent)
    return {
      id,
      at: now().toISOString(),
      toAccount: upline?.account ?? '',
      amount: wire(amount),
      balance: wire(await balanceOf(unit.trx, settings.brand.currency, cashOf(session.memberId))),
    }
  },

  async askTransfer({ body }, { unit, platform, session, now }) {
    const amount = amountWithin(body.amount, transferMin, transferMax)
    const asked = await directDownline(unit.trx, session.memberId, body.fromMemberId)
    await unit.trx.selectFrom('member').select('id').where('id', '=', asked).forNoKeyUpdate().execute()
    const { open } = await unit.trx
      .selectFrom('transfer_request')
      .select(({ fn }) => fn.countAll<bigint>().as('open'))
      .where('asking_id', '=', session.memberId)
      .where('asked_id', '=', asked)
      .where('state', '=', 'open')
      .where('at', '>', openSince(now()))
      .executeTakeFirstOrThrow()
    if (Number(open) >= maxOpen) throw new Refusal('tooManyOpen', { params: { max: maxOpen } })
    const written = await unit.trx
      .insertInto('transfer_request')
      .values({
        ...{ id: newId(), asking_id: session.memberId, asked_id: asked, amount, note: body.note.trim() },
        ...{ state: 'open', at: now() },
      })
      .returningAll()
      .execute()
    const [value] = await describe(unit.trx, written, session.memberId, now())
    if (!value) throw new Refusal('notFound')
    const cause = `transferRequest:${value.id}`
    await sendMessage(platform, unit, { memberId: asked, kind: 'team', cause, ...requestNews })
    return value
  },

  async transferRequests({ query }, { db, session, now }) {
    const { memberId } = session
    const own = db.selectFrom('transfer_request').where((eb) => {
      const [asking, asked] = [eb('asking_id', '=', memberId), eb('asked_id', '=', memberId)]
      return query.side === 'asking' ? asking : query.side === 'asked' ? asked : eb.or([asking, asked])
    })
    const key = query.sort
      ? transferRequestSortKey(query.sort, { memberId, openSince: openSince(now()) })
      : null
    const { rows, page } = await sortedPage(own, 'transfer_request', query, key, 'at')
    return { rows: await describe(db, rows, memberId, now()), page }
  },

  async answerTransferRequest({ params, body }, { unit, platform, session, now }) {
    const request = await unit.trx
      .selectFrom('transfer_request')
      .selectAll()
      .where('id', '=', params.id)
      .where('asked_id', '=', session.memberId)
      .forUpdate()
      .executeTakeFirst()
    if (!request) throw new Refusal('notFound')
    if (request.state !== 'open' || request.at <= openSince(now())) throw new Refusal('wrongState')
    if (body.send) {
      const { asking_id: to, amount, note } = request
      await send(platform, unit, { from: session.memberId, to, amount, note })
    } else {
      await notifyUpline(platform, unit, session.memberId)
    }
    const answered = await unit.trx
      .updateTable('transfer_request')
      .set({ state: body.send ? 'sent' : 'refused' })
      .where('id', '=', request.id)
      .returningAll()
      .execute()
    const [value] = await describe(unit.trx, answered, session.memberId, now())
    if (!value) throw new Refusal('notFound')
    return value
  },
}
