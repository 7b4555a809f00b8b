import { survivesAllReads } from '@baize/site/write-failures'
import { composeStories } from '@storybook/react-vite'
import * as bonuses from '../bonus/BonusScreen.stories.tsx'
import * as deposits from '../deposit/DepositScreen.stories.tsx'
import * as inbox from '../inbox/InboxScreen.stories.tsx'
import * as limits from '../limits/LimitsScreen.stories.tsx'
import * as profit from '../profit/ProfitScreen.stories.tsx'
import * as bets from '../records/BettingRecordScreen.stories.tsx'
import * as movements from '../records/TransactionRecordScreen.stories.tsx'
import * as security from '../security/SecurityScreen.stories.tsx'
import * as upline from '../transfer/UplineTransferScreen.stories.tsx'
import * as wallets from '../transfer/WalletTransferScreen.stories.tsx'
import * as withdrawals from '../withdraw/WithdrawScreen.stories.tsx'

const screens = {
  bonuses: composeStories(bonuses).Claimed,
  deposits: composeStories(deposits).NoneYet,
  inbox: composeStories(inbox).Usual,
  limits: composeStories(limits).SetAtOnce,
  profit: composeStories(profit).EveryFigureLeadsToItsRows,
  bets: composeStories(bets).SomeBets,
  movements: composeStories(movements).SomeTransactions,
  security: composeStories(security).Overview,
  'bank accounts': composeStories(security).BankAccounts,
  sessions: composeStories(security).Sessions,
  profile: composeStories(security).Profile,
  'your data': composeStories(security).Data,
  'transfer to the upline': composeStories(upline).Sent,
  'wallets of vendors': composeStories(wallets).Moved,
  withdrawals: composeStories(withdrawals).Requested,
}

for (const [title, Screen] of Object.entries(screens)) survivesAllReads(title, <Screen />)
