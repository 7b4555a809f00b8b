import { announcementList } from '@baize/api/calls'
import { dialog, survivesAllReads, survivesReading } from '@baize/site/write-failures'
import { composeStories } from '@storybook/react-vite'
import { beforeEach } from 'vitest'
import * as apps from '../../features/app-download/AppDownload.stories.tsx'
import * as cases from '../../features/cases/CasesScreen.stories.tsx'
import * as chat from '../../features/chat/Chat.stories.tsx'
import * as contracts from '../../features/contracts/Contracts.stories.tsx'
import * as help from '../../features/help/HelpCentre.stories.tsx'
import * as ownGames from '../../features/lobby/AccountGames.stories.tsx'
import * as vendors from '../../features/lobby/GameCentre.stories.tsx'
import * as games from '../../features/lobby/Lobby.stories.tsx'
import * as lottery from '../../features/lottery/Lottery.stories.tsx'
import * as missions from '../../features/missions/MissionsScreen.stories.tsx'
import * as mall from '../../features/points-mall/PointMall.stories.tsx'
import * as offers from '../../features/promotions/PromotionDetail.stories.tsx'
import * as promotions from '../../features/promotions/Promotions.stories.tsx'
import * as raffle from '../../features/raffle/Raffle.stories.tsx'
import * as rebate from '../../features/rebate/RebateScreen.stories.tsx'
import * as envelopes from '../../features/red-envelope/Envelopes.stories.tsx'
import * as referral from '../../features/referral/ReferralScreen.stories.tsx'
import * as rewards from '../../features/rewards/RewardsScreen.stories.tsx'
import * as vip from '../../features/vip/Vip.stories.tsx'
import * as winners from '../../features/winners/Winners.stories.tsx'
import { fresh } from '../popups/actions.ts'
import { at } from '../popups/opened.tsx'

beforeEach(fresh)

const screens = {
  'app download': composeStories(apps).Usual,
  cases: composeStories(cases).Usual,
  'one case': composeStories(cases).Conversation,
  chat: composeStories(chat).Usual,
  contracts: composeStories(contracts).Usual,
  help: composeStories(help).Usual,
  'own games': composeStories(ownGames).Favourites,
  vendors: composeStories(vendors).Full,
  games: composeStories(games).Full,
  lotteries: composeStories(lottery).Choice,
  missions: composeStories(missions).Usual,
  leaderboard: composeStories(missions).Board,
  'points mall': composeStories(mall).Usual,
  'redeem history': composeStories(mall).History,
  'points details': composeStories(mall).Details,
  'points rules': composeStories(mall).Rules,
  promotions: composeStories(promotions).Usual,
  'one promotion': composeStories(offers).Usual,
  raffle: composeStories(raffle).FirstWeek,
  rebate: composeStories(rebate).Usual,
  'red envelopes': composeStories(envelopes).NotRaining,
  referral: composeStories(referral).Usual,
  rewards: composeStories(rewards).Usual,
  vip: composeStories(vip).Usual,
  winners: composeStories(winners).Usual,
}

for (const [title, Screen] of Object.entries(screens)) survivesAllReads(title, <Screen />)

survivesReading({
  screen: at('announcements')(),
  call: announcementList,
  within: dialog('Announcements'),
  done: () => dialog('Announcements')().getByRole('button', { name: 'Got it' }),
})
