import type { CallInputs, Calls } from '../../contract/index.ts'
import { Skipped } from '../expect.ts'
import { fixtures } from '../fixtures.ts'
import { heldBet, launchCode, openGame } from './play.ts'
import { type Desk, freshId, type Prepare, withBody } from './preparation.ts'

/** A game of a type that is open. */
async function openOf(desk: Desk, gameType: 'RNG' | 'CRASH') {
  const { games } = await desk.value('gameList', { query: { gameType } })
  const found = games.find(({ underMaintenance }) => !underMaintenance)
  if (!found) throw new Skipped(`no game of ${gameType} is open`)
  return found
}

async function opened(desk: Desk, gameType: 'RNG' | 'CRASH'): Promise<string> {
  const { nodeId } = await openOf(desk, gameType)
  return openGame(desk, await desk.session('member'), nodeId)
}

const onPage: Prepare = async (desk, sample) => ({
  input: withBody(sample, { playSession: await opened(desk, 'RNG') }),
})

const flight = async (desk: Desk) => ({
  playSession: await opened(desk, 'CRASH'),
  roundId: freshId(),
  stake: '1.00',
})

async function chatCode(desk: Desk): Promise<string> {
  const { chatUrl } = await desk.value('chatLaunch', { body: {} }, await desk.session('member'))
  return new URL(chatUrl).searchParams.get('launch') ?? ''
}

const talk = (desk: Desk) =>
  desk.once('chat', async () => {
    const { chatSession } = await desk.value('sandboxOpenChat', { body: { launch: await chatCode(desk) } })
    return chatSession
  })

const agent = ({ target }: Desk) => ({ account: target.options.accounts.agent?.account })

/** The sandbox's own calls: its games, its chat, its switches. */
export const sandbox: Partial<Record<keyof Calls, Prepare>> = {
  async sandboxGame(desk, sample) {
    const { nodeId } = await openOf(desk, 'RNG')
    return { input: withBody(sample, { nodeId, underMaintenance: false }) }
  },
  async sandboxVendor(desk) {
    const { vassalage } = await openOf(desk, 'RNG')
    return { input: { body: { vassalage, underMaintenance: false } } }
  },
  async sandboxOpenGame(desk) {
    const { nodeId } = await openOf(desk, 'RNG')
    return { input: { body: { launch: await launchCode(desk, await desk.session('member'), nodeId) } } }
  },
  async sandboxPlay(desk, sample) {
    return { input: withBody(sample, { playSession: await opened(desk, 'RNG'), roundId: freshId() }) }
  },
  async sandboxHeldWin(desk, sample) {
    return { input: withBody(sample, { betId: await heldBet(desk) }) }
  },
  async sandboxVoid(desk, sample) {
    const as = await desk.session('member')
    const { nodeId } = await openOf(desk, 'RNG')
    const { body } = withBody(fixtures.sandboxPlay, {
      playSession: await openGame(desk, as, nodeId),
      roundId: freshId(),
    })
    await desk.value('sandboxPlay', { body } as CallInputs['sandboxPlay'])
    const { rows } = await desk.value('bets', { query: {} }, as)
    return { input: withBody(sample, { betId: rows[0]?.id }) }
  },
  sandboxFairness: onPage,
  sandboxRotateSeed: onPage,
  sandboxTickets: onPage,
  async sandboxTicket(desk, sample) {
    return { input: withBody(sample, await flight(desk)) }
  },
  async sandboxCashOut(desk) {
    const body = await flight(desk)
    await desk.value('sandboxTicket', { body })
    const { playSession, roundId } = body
    return { input: { body: { playSession, roundId } } }
  },
  async sandboxMarket(desk, sample) {
    const { gameMenus } = await desk.value('lotteryMenu', { query: { device: 'WEB' } })
    return { input: { ...sample, params: { gameCode: gameMenus[0]?.gameCode } } }
  },
  async sandboxContract(desk, sample) {
    return { input: withBody(sample, { ...agent(desk), kind: 'hourSalary', period: undefined }) }
  },
  async sandboxSettlement(desk, sample) {
    return { input: withBody(sample, agent(desk)) }
  },
  async sandboxOpenChat(desk) {
    return { input: { body: { launch: await chatCode(desk) } } }
  },
  async sandboxChatMessages(desk, sample) {
    const { pageSize: _, ...body } = sample.body as { pageSize?: unknown }
    return { input: { body: { ...body, chatSession: await talk(desk) } } }
  },
  async sandboxSay(desk, sample) {
    return { input: withBody(sample, { chatSession: await talk(desk), messageId: freshId() }) }
  },
}
