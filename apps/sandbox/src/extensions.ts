import type { Counterparts } from '@baize/platform/counterparts.ts'
import type { Extensions } from '@baize/platform/extensions.ts'
import type { SandboxHandlers } from '@baize/platform/http/implement.ts'
import { Refusal } from '@baize/platform/http/refusal.ts'
import { bank } from './bank.ts'
import { chatTalkHandlers } from './chat/handlers.ts'
import { openChat } from './chat/socket.ts'
import { openSandboxClock } from './clock.ts'
import { findGame } from './games/catalogue.ts'
import { sandboxHandlers } from './handlers.ts'
import { startBusiness } from './jobs.ts'
import { network } from './network.ts'
import { publishedOdds } from './odds.ts'
import { closeEarlyHandlers } from './operator/closeEarly.ts'
import { operatorHandlers } from './operator/handlers.ts'
import { staff } from './operator/staff.ts'
import { outboxHandlers } from './outbox.ts'
import { sandboxPages } from './pages.ts'
import { payouts } from './payouts.ts'
import { seedSandbox } from './seed/seed.ts'
import { ticketHandlersOfGames } from './ticketHandlers.ts'
import { travelHandlers } from './travel.ts'
import { drawsOfBet } from './vendor/proof.ts'
import { lastResults } from './vendor/results.ts'
import { askVendor, moveAtVendor } from './vendor/transfers.ts'

const counterparts: Counterparts = {
  bank,
  payouts,
  staff,
  network,
  vendorWallets: { move: moveAtVendor, ask: askVendor },
  games: {
    pathOf: ({ gameCode }) => `/sandbox/games/${gameCode}`,
    oddsOf({ nodeId }) {
      const game = findGame(nodeId)
      if (!game) throw new Refusal('notFound')
      return { family: game.family, ...publishedOdds(game) }
    },
    resultsOf: lastResults,
    drawsOf: drawsOfBet,
  },
  chat: { path: '/sandbox/chat' },
  customerService: {
    path: '/sandbox/service',
    csType: 'LIVECHAT',
    title: 'Live chat',
    titles: { km: 'ជជែកផ្ទាល់', 'zh-Hans': '在线客服', ar: 'الدردشة المباشرة' },
  },
}

const handlers: SandboxHandlers = {
  ...chatTalkHandlers,
  ...closeEarlyHandlers,
  ...operatorHandlers,
  ...outboxHandlers,
  ...sandboxHandlers,
  ...ticketHandlersOfGames,
  ...travelHandlers,
}

/** All that the sandbox adds to the platform. */
export const sandbox: Required<Extensions> = {
  counterparts,
  handlers,
  pages: sandboxPages,
  sockets: async (platform) => [await openChat(platform)],
  openClock: openSandboxClock,
  startWork: startBusiness,
  seed: seedSandbox,
}
