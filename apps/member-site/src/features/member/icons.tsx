import {
  AccountIcon,
  BankIcon,
  CashIcon,
  ChartIcon,
  ClockIcon,
  ContractIcon,
  DepositIcon,
  EmptyIcon,
  HistoryIcon,
  QuestionIcon,
  RecordIcon,
  RewardIcon,
  SecurityIcon,
  SystemIcon,
  TeamIcon,
  TrophyIcon,
  WalletIcon,
  WithdrawIcon,
} from '@baize/ui/icons'
import type { ReactNode } from 'react'
import type { MemberPage } from './pages.ts'

/** The icon of each page of the member centre. */
export const memberPageIcons: Readonly<Record<MemberPage, ReactNode>> = {
  security: <SecurityIcon />,
  messages: <EmptyIcon />,
  deposit: <DepositIcon />,
  withdraw: <WithdrawIcon />,
  transfer: <WalletIcon />,
  'transfer-upline': <AccountIcon />,
  'betting-record': <RecordIcon />,
  transactions: <HistoryIcon />,
  profit: <ChartIcon />,
  bonuses: <CashIcon />,
  rewards: <RewardIcon />,
  missions: <TrophyIcon />,
  rebate: <BankIcon />,
  referral: <TeamIcon />,
  limits: <ClockIcon />,
  sessions: <SystemIcon />,
  cases: <QuestionIcon />,
  contracts: <ContractIcon />,
}
