import { lazyScreen } from '@baize/account'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import { paths } from '../app/paths.ts'
import { TeamOverviewScreen } from '../team-overview/TeamOverviewScreen.tsx'

export interface CentreScreen {
  readonly path: string
  /** What the browser's tab calls it. */
  readonly title: MessageDescriptor
  readonly Screen: ComponentType
}

/** Every screen of the agent centre; all but the first come in chunks of their own. */
export const screens: readonly CentreScreen[] = [
  {
    path: paths.overview,
    title: msg({ message: 'Team overview', context: 'page of the agent centre' }),
    Screen: TeamOverviewScreen,
  },
  {
    path: paths.members,
    title: msg({ message: 'Team members', context: 'page of the agent centre' }),
    Screen: lazyScreen(() =>
      import('../team-members/TeamMembersScreen.tsx').then((chunk) => chunk.TeamMembersScreen),
    ),
  },
  {
    path: paths.openAccount,
    title: msg({ message: 'Open account', context: 'page of the agent centre' }),
    Screen: lazyScreen(() =>
      import('../open-account/OpenAccountScreen.tsx').then((chunk) => chunk.OpenAccountScreen),
    ),
  },
  {
    path: paths.transfer,
    title: msg({ message: 'Transfer', context: 'page of the agent centre' }),
    Screen: lazyScreen(() => import('../transfer/TransferScreen.tsx').then((chunk) => chunk.TransferScreen)),
  },
  {
    path: paths.deposit,
    title: msg({ message: 'Deposit', context: 'page of the agent centre' }),
    Screen: lazyScreen(() => import('./wallet.ts').then((chunk) => chunk.DepositScreen)),
  },
  {
    path: paths.withdraw,
    title: msg({ message: 'Withdraw', context: 'page of the agent centre' }),
    Screen: lazyScreen(() => import('./wallet.ts').then((chunk) => chunk.WithdrawScreen)),
  },
  {
    path: paths.bettingRecord,
    title: msg({ message: 'Betting record', context: 'page of the agent centre' }),
    Screen: lazyScreen(() => import('./records.ts').then((chunk) => chunk.BettingRecordScreen)),
  },
  {
    path: paths.accountDetails,
    title: msg({ message: 'Account details', context: 'page of the agent centre' }),
    Screen: lazyScreen(() => import('./records.ts').then((chunk) => chunk.TransactionRecordScreen)),
  },
  {
    path: paths.security,
    title: msg({ message: 'Security', context: 'page of the agent centre' }),
    Screen: lazyScreen(() => import('../security/SecurityScreen.tsx').then((chunk) => chunk.SecurityScreen)),
  },
]
