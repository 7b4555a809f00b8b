import { announcementList } from '@baize/api/calls'
import { dialog, survivesAllReads, survivesReading } from '@baize/site/write-failures'
import { composeStories } from '@storybook/react-vite'
import { beforeEach } from 'vitest'
import * as apps from '../app-download/AppDownload.stories.tsx'
import * as cases from '../cases/CasesScreen.stories.tsx'
import * as chat from '../chat/Chat.stories.tsx'
import * as contracts from '../contracts/Contracts.stories.tsx'
import * as help from '../help/HelpCentre.stories.tsx'
import * as ownGames from '../lobby/AccountGames.stories.tsx'
import * as vendors from '../lobby/GameCentre.stories.tsx'
import * as games from '../lobby/Lobby.stories.tsx'
import * as lottery from '../lottery/Lottery.stories.tsx'
import * as missions from '../missions/MissionsScreen.stories.tsx'
import * as mall from '../points-mall/PointMall.stories.tsx'
import { fresh } from '../popups/hands.ts'
import { at } from '../popups/opened.tsx'
import * as offers from '../promotions/PromotionDetail.stories.tsx'
import * as promotions from '../promotions/Promotions.stories.tsx'
import * as raffle from '../raffle/Raffle.stories.tsx'
import * as rebate from '../rebate/RebateScreen.stories.tsx'
import * as envelopes from '../red-envelope/Envelopes.stories.tsx'
import * as referral from '../referral/ReferralScreen.stories.tsx'
import * as rewards from '../rewards/RewardsScreen.stories.tsx'
import * as vip from '../vip/Vip.stories.tsx'
import * as winners from '../winners/Winners.stories.tsx'

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
