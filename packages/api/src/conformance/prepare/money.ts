import type { Calls } from '../../contract/index.ts'
import { Skipped } from '../expect.ts'
import { fixtures } from '../fixtures.ts'
import { aPicture } from './engagement.ts'
import { newMember } from './people.ts'
import { type Desk, type Prepare, withBody } from './preparation.ts'

/** A vendor that keeps a wallet of its own; not the one that the suite signs as, whose games stake from the main one. */
const vendorWallet = (desk: Desk) =>
  desk.once('vendor wallet', async () => {
    const as = await desk.session('member')
    const { wallets } = await desk.value('merchantWallet', {}, as)
    const vendors = wallets.filter(({ main, maintenance }) => !main && !maintenance)
    const own = vendors.find(({ isSingle }) => !isSingle)
    if (own) return own.id
    const other = vendors.find(({ id }) => id !== desk.target.options.vendor?.code)
    if (!other) throw new Skipped('no vendor keeps a wallet')
    await desk.value('sandboxVendor', { body: { vassalage: other.id, isSingle: false } })
    return other.id
  })

const movedMoney = (desk: Desk) =>
  desk.once('wallet transfer', async () => {
    const body = { fromWalletId: 'main', toWalletId: await vendorWallet(desk), amount: '10.00' }
    return desk.value('walletTransfer', { body }, await desk.session('member'))
  })

/** A limit was set and is to be raised: the rise waits for a day. */
async function raisedLimit(desk: Desk) {
  const { as } = await newMember(desk)
  for (const amount of ['100.00', '200.00'])
    await desk.value('setLimit', { body: { kind: 'deposit', period: 'day', amount } }, as)
  return as
}

function withdrawal({ target }: Desk, amount: string) {
  const { paymentPassword = fixtures.createWithdrawal.body.paymentPassword } = target.options
  return { ...fixtures.createWithdrawal.body, amount, paymentPassword }
}

const points = (desk: Desk) =>
  desk.once('points', async () => {
    const body = { direction: 'toPoints' as const, points: '1000' }
    await desk.value('convertPoints', { body }, await desk.session('member'))
  })

/** Withdrawals, wallets of vendors, limits, the end of an account, and points. */
export const money: Partial<Record<keyof Calls, Prepare>> = {
  async depositUse(desk) {
    const as = await desk.session('member')
    const { rows } = await desk.value('deposits', { query: {} }, as)
    const { id } = rows[0] ?? (await desk.value('createDeposit', { body: fixtures.createDeposit.body }, as))
    return { input: { params: { id } }, as }
  },
  async confirmWithdrawal(desk, sample) {
    const as = await desk.session('member')
    const { id } = await desk.value('createWithdrawal', { body: withdrawal(desk, '10.00') }, as)
    const read = () => desk.value('withdrawalDetail', { params: { id } }, as)
    await desk.until('a payment to confirm', read, ({ state }) => state === 'confirmPending')
    return { input: { ...sample, params: { id } } }
  },
  async cancelWithdrawal(desk) {
    const as = await desk.session('member')
    // With these cents the sandbox leaves a withdrawal as it is for a minute.
    const { id } = await desk.value('createWithdrawal', { body: withdrawal(desk, '10.05') }, as)
    return { input: { params: { id } } }
  },
  async showIdentity(desk, sample) {
    const as = await desk.session('member')
    // With these cents the sandbox requires a document.
    const { id } = await desk.value('createWithdrawal', { body: withdrawal(desk, '10.06') }, as)
    const read = () => desk.value('withdrawalDetail', { params: { id } }, as)
    await desk.until('a question for a document', read, ({ state }) => state === 'waitingKyc')
    const { id: image } = await desk.value('uploadPicture', { file: aPicture() }, as)
    return { input: { ...withBody(sample, { images: [image] }), params: { id } } }
  },
  async walletTransfer(desk, sample) {
    return { input: withBody(sample, { toWalletId: await vendorWallet(desk) }) }
  },
  async walletTransferDetail(desk) {
    return { input: { params: { id: (await movedMoney(desk)).id } } }
  },
  async withdrawLimitChange(desk, sample) {
    return { input: sample, as: await raisedLimit(desk) }
  },
  async confirmLimit(desk, sample) {
    const as = await raisedLimit(desk)
    await desk.travel({ seconds: 86_460 })
    return { input: sample, as }
  },
  async requestClosure(desk, sample) {
    return { input: sample, as: (await newMember(desk)).as }
  },
  async cancelClosure(desk, sample) {
    const { as } = await newMember(desk)
    await desk.value('requestClosure', { body: {} }, as)
    return { input: sample, as }
  },
  async convertPoints(desk, sample) {
    await points(desk)
    return { input: sample }
  },
  async redeemPoints(desk, sample) {
    await points(desk)
    return { input: sample }
  },
}
