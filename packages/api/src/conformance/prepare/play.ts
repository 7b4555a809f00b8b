import { gameTypes } from '../../contract/games.ts'
import type { Calls } from '../../contract/index.ts'
import { Skipped } from '../expect.ts'
import type { HeldSession, Party } from '../target.ts'
import { type Desk, freshId, type Prepare } from './preparation.ts'

/** A game of the vendor that the suite signs as. */
const vendorsGame = (desk: Desk) =>
  desk.once('game', async () => {
    const code = desk.target.options.vendor?.code
    if (!code) throw new Skipped('no vendor key was given')
    for (const gameType of gameTypes) {
      const { games } = await desk.value('gameList', { query: { gameType } })
      const found = games.find(({ vassalage, underMaintenance }) => vassalage === code && !underMaintenance)
      if (found) return found.nodeId
    }
    throw new Skipped(`no game of ${code} is open`)
  })

/** Opens a game of the sandbox, as its page does: the code of the launch, and the play session that it is good for. */
export async function launchCode(desk: Desk, as: HeldSession, nodeId: string): Promise<string> {
  const { url } = await desk.value('launchGame', { query: { nodeId } }, as)
  return new URL(url).searchParams.get('launch') ?? ''
}

export async function openGame(desk: Desk, as: HeldSession, nodeId: string): Promise<string> {
  const launch = await launchCode(desk, as, nodeId)
  return (await desk.value('sandboxOpenGame', { body: { launch } })).playSession
}

/** A play session in which the suite, as the vendor, may stake for a member. */
async function playSession(desk: Desk, party: Party): Promise<string> {
  const given = desk.target.options.playSession
  if (party === 'member' && given) return given
  return openGame(desk, await desk.session(party), await vendorsGame(desk))
}

const movement = async (desk: Desk, party: Party, roundId = freshId()) => ({
  requestId: freshId(),
  playSession: await playSession(desk, party),
  roundId,
  transactionId: freshId(),
})

/** A stake that is neither settled nor taken back. */
async function openBet(desk: Desk, party: Party, amount: string) {
  const body = { ...(await movement(desk, party)), amount }
  await desk.value('seamlessBet', { body })
  return { roundId: body.roundId, betTransactionId: body.transactionId }
}

/** A bet that paid as much as was staked. */
export async function settledBet(desk: Desk, party: Party, amount: string): Promise<void> {
  const { roundId, betTransactionId } = await openBet(desk, party, amount)
  const body = { ...(await movement(desk, party, roundId)), betTransactionId, amount }
  await desk.value('seamlessWin', { body })
}

/** The id of a bet whose win is beyond any operator's payout limits, and waits for a decision. */
export async function heldBet(desk: Desk): Promise<string> {
  const { roundId, betTransactionId } = await openBet(desk, 'member', '1.00')
  const body = { ...(await movement(desk, 'member', roundId)), betTransactionId, amount: '9999999999999.00' }
  await desk.value('seamlessWin', { body })
  const { rows } = await desk.value('bets', { query: {} }, await desk.session('member'))
  const [bet] = rows
  if (!bet) throw new Error('The bet that was placed is gone.')
  return bet.id
}

/** The id of a bet that is settled. */
async function aBet(desk: Desk): Promise<string> {
  await settledBet(desk, 'member', '1.00')
  const as = await desk.session('member')
  const read = () => desk.value('bets', { query: {} }, as)
  const { rows } = await desk.until('a settled bet', read, ({ rows }) => rows.length > 0)
  const [bet] = rows
  if (!bet) throw new Error('The bets that were waited for are gone.')
  return bet.id
}

/** The vendor's side of the wallet, and what play leaves behind. */
export const play: Partial<Record<keyof Calls, Prepare>> = {
  async seamlessBalance(desk) {
    const body = { requestId: freshId(), playSession: await playSession(desk, 'member') }
    return { input: { body } }
  },
  async seamlessBet(desk) {
    return { input: { body: { ...(await movement(desk, 'member')), amount: '1.00' } } }
  },
  async seamlessWin(desk) {
    const { roundId, betTransactionId } = await openBet(desk, 'member', '1.00')
    const body = { ...(await movement(desk, 'member', roundId)), betTransactionId, amount: '1.00' }
    return { input: { body } }
  },
  async seamlessRollback(desk) {
    const { roundId, betTransactionId } = await openBet(desk, 'member', '1.00')
    return { input: { body: { ...(await movement(desk, 'member', roundId)), betTransactionId } } }
  },
  async seamlessVoid(desk) {
    const { roundId, betTransactionId } = await openBet(desk, 'member', '1.00')
    const win = { ...(await movement(desk, 'member', roundId)), betTransactionId, amount: '0' }
    await desk.value('seamlessWin', { body: win })
    return { input: { body: { ...(await movement(desk, 'member', roundId)), betTransactionId } } }
  },
  async betDetail(desk) {
    return { input: { params: { id: await aBet(desk) } } }
  },
  async claimRaffle(desk) {
    // What was played before may belong to the week before: time has travelled meanwhile.
    await settledBet(desk, 'member', '100.00')
    const as = await desk.session('member')
    const { id } = await desk.value('raffle', {}, as)
    return { input: { params: { id } }, as }
  },
  async claimRebate(desk) {
    await settledBet(desk, 'member', '100.00')
    await desk.travel({ to: 'endOfDay' })
    // A day can be claimed five minutes after its end.
    await desk.travel({ seconds: 301 })
    const as = await desk.session('member')
    const read = () => desk.value('rebate', {}, as)
    await desk.until('a rebate', read, ({ amount }) => Number(amount) > 0)
    return { input: {} }
  },
}
