import type { Calls } from '../../contract/index.ts'
import { Skipped } from '../expect.ts'
import { fixtures } from '../fixtures.ts'
import type { HeldSession, Party } from '../target.ts'
import { settledBet } from './play.ts'
import { type Desk, type Prepare, withBody } from './preparation.ts'

type Kind = 'dividend' | 'dailySalary'

/** Those of the given accounts that are the agent's direct downline. */
const downline = (desk: Desk) =>
  desk.once('downline', async () => {
    const { rows } = await desk.value(
      'teamMembers',
      { query: { pageSize: '100' } },
      await desk.session('agent'),
    )
    for (const party of ['otherMember', 'member'] as const) {
      const account = desk.target.options.accounts[party]?.account
      const row = rows.find((each) => each.account === account)
      if (row) return { party: party as Party, id: row.id, as: await desk.session(party) }
    }
    throw new Skipped('no account that was given is in the team of the agent')
  })

const passwordOf = (desk: Desk) =>
  desk.target.options.paymentPassword ?? fixtures.acceptContract.body.paymentPassword

async function accept(desk: Desk, id: string, as: HeldSession) {
  const { textVersion } = await desk.value('contractInfo', {}, as)
  const body = { paymentPassword: passwordOf(desk), textVersion, language: 'km' }
  return desk.value('acceptContract', { params: { id }, body }, as)
}

const newest = async (desk: Desk, as: HeldSession, kind: Kind, state: 'requested' | 'valid') =>
  (await desk.value('contracts', { query: { side: 'own', kind, state } }, as)).rows[0]

/** The platform offers the agent a contract, which is pending. */
async function offeredToAgent(desk: Desk, kind: Kind): Promise<string> {
  const as = await desk.session('agent')
  const account = desk.target.options.accounts.agent?.account ?? ''
  const open = await newest(desk, as, kind, 'requested')
  if (open) return open.id
  await desk.value('sandboxContract', { body: { account, kind, tiers: [{ rate: '40' }] } })
  const offered = await newest(desk, as, kind, 'requested')
  if (!offered) throw new Skipped('the platform’s offer is not listed')
  return offered.id
}

/** The agent has a contract with the platform, out of which it can give. */
const agentsContract = (desk: Desk) =>
  desk.once('contract of the agent', async () => {
    const as = await desk.session('agent')
    if (await newest(desk, as, 'dividend', 'valid')) return
    await accept(desk, await offeredToAgent(desk, 'dividend'), as)
    // Contracts run from the end of five minutes on.
    await desk.travel({ seconds: 301 })
  })

/** The agent offers the downline a contract; it is pending. */
async function offeredToDownline(desk: Desk): Promise<string> {
  await agentsContract(desk)
  const { id, as } = await downline(desk)
  const open = await newest(desk, as, 'dividend', 'requested')
  if (open) return open.id
  const body = { ...fixtures.offerContract.body, toMemberId: id }
  return (await desk.value('offerContract', { body }, await desk.session('agent'))).id
}

async function downlinesContract(desk: Desk): Promise<string> {
  await agentsContract(desk)
  const { as } = await downline(desk)
  const valid = await newest(desk, as, 'dividend', 'valid')
  if (valid) return valid.id
  return (await accept(desk, await offeredToDownline(desk), as)).id
}

const agentsBill = (desk: Desk) =>
  desk.once('bill', async () => {
    await agentsContract(desk)
    const as = await desk.session('agent')
    const team = await downline(desk)
    await settledBet(desk, team.party, '20.00')
    const account = desk.target.options.accounts.agent?.account
    await desk.value('sandboxSettlement', { body: { account } })
    const read = () => desk.value('bills', { query: {} }, as)
    const { rows } = await desk.until('a bill', read, ({ rows }) => rows.length > 0)
    return { params: { id: rows[0]?.id }, memberId: team.id, as }
  })

const ofBill: Prepare = async (desk, sample) => {
  const { params, memberId, as } = await agentsBill(desk)
  const query = sample.query && 'memberId' in sample.query ? { memberId } : sample.query
  return { input: { ...sample, params, query }, as }
}

const disputedBill = (desk: Desk) =>
  desk.once('disputed bill', async () => {
    const { params, as } = await agentsBill(desk)
    const body = { answer: 'disputed', reason: 'Bets are missing' } as const
    await desk.value('answerBill', { params: { id: params.id ?? '' }, body }, as)
    return { params, as }
  })

const ofDispute: Prepare = async (desk, sample) => {
  const { params, as } = await disputedBill(desk)
  return { input: { ...sample, params }, as }
}

const toDownline: Prepare = async (desk, sample) => {
  await agentsContract(desk)
  return { input: withBody(sample, { toMemberId: (await downline(desk)).id }) }
}

const ofOffer: Prepare = async (desk) => {
  const id = await offeredToDownline(desk)
  return { input: { params: { id } }, as: (await downline(desk)).as }
}

/** Contracts, bills and transfers between an agent and its team. */
export const agents: Partial<Record<keyof Calls, Prepare>> = {
  previewOffer: toDownline,
  offerContract: toDownline,
  async contractDetail(desk) {
    await agentsContract(desk)
    const as = await desk.session('agent')
    return { input: { params: { id: (await newest(desk, as, 'dividend', 'valid'))?.id } }, as }
  },
  contractPreview: ofOffer,
  async acceptContract(desk, sample) {
    const id = await offeredToDownline(desk)
    const { as } = await downline(desk)
    const { textVersion } = await desk.value('contractInfo', {}, as)
    return { input: { ...withBody(sample, { textVersion }), params: { id } }, as }
  },
  async rejectContract(desk) {
    const id = await offeredToAgent(desk, 'dailySalary')
    return { input: { params: { id } }, as: await desk.session('agent') }
  },
  async requestTermination(desk) {
    const id = await downlinesContract(desk)
    return { input: { params: { id } }, as: (await downline(desk)).as }
  },
  async answerTermination(desk, sample) {
    const agent = await desk.session('agent')
    const { as, id: memberId } = await downline(desk)
    const { rows } = await desk.value(
      'contracts',
      { query: { side: 'downline', state: 'terminationRequested' } },
      agent,
    )
    let id = rows.find(({ party }) => party.id === memberId)?.id
    if (!id) {
      id = await downlinesContract(desk)
      await desk.value('requestTermination', { params: { id } }, as)
    }
    return { input: { ...sample, params: { id } }, as: agent }
  },
  billDetail: ofBill,
  billMembers: ofBill,
  billSlots: ofBill,
  billBets: ofBill,
  answerBill: ofBill,
  billDispute: ofDispute,
  writeDispute: ofDispute,
  async sandboxDispute(desk, sample) {
    const { params } = await disputedBill(desk)
    return { input: withBody(sample, { billId: params.id ?? '' }) }
  },
  async transferUpline(desk, sample) {
    return { input: sample, as: (await downline(desk)).as }
  },
  async answerTransferRequest(desk, sample) {
    const { id: fromMemberId, as } = await downline(desk)
    const body = { ...fixtures.askTransfer.body, fromMemberId }
    const { id } = await desk.value('askTransfer', { body }, await desk.session('agent'))
    return { input: { ...sample, params: { id } }, as }
  },
}
