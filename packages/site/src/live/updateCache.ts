import type { Calls, LiveEvent } from '@baize/api'
import { balance } from '@baize/api/calls'
import type { QueryClient } from '@tanstack/react-query'
import { callKey } from '../platform/calls.ts'

/** The calls that each event makes stale besides what it carries, by id: their definitions stay with their screens. */
const stale = {
  balanceChanged: [
    ...(['transactions', 'withdrawalOptions', 'consolidatedFunds'] as const),
    // What is owed is compared with the balance.
    ...(['agentDay', 'contractForecast'] as const),
  ],
  // Events have no words: the name of a bonus or a bank is read again in the page's language.
  depositChanged: ['deposits', 'depositDetail'],
  withdrawalChanged: ['withdrawals', 'withdrawalDetail', 'withdrawalOptions', 'pendingActions'],
  walletTransferChanged: ['walletTransfers', 'walletTransferDetail', 'merchantWallet', 'consolidatedFunds'],
  betSettled: ['bets', 'betDetail', 'vip', 'profitLoss', 'pointsBalance'],
  winner: ['winnerBoard'],
  feedChanged: ['sportsFixtures', 'lotteryDraws'],
  announcementsChanged: ['announcements', 'announcementList', 'publicState'],
  promotionChanged: ['promotionStates', 'publicState'],
  caseChanged: ['cases', 'caseDetail', 'pendingActions'],
  messagesChanged: [
    'messages',
    'unreadMessages',
    'publicState',
    'transferRequests',
    'pendingActions',
    'agentDay',
    'reportSchedules',
  ],
  rewardReady: ['rewards', 'publicState', 'missionSummary', 'rebate'],
  missionProgress: ['missionSummary'],
  vipChanged: ['vip', 'rebate', 'publicState'],
  pointsChanged: ['pointsBalance', 'pointsDetails', 'redeemList', 'publicState'],
  bonusChanged: ['bonuses', 'bonusDetails', 'publicState', 'pendingActions'],
  contractOffered: ['contractInfo', 'contracts', 'pendingActions'],
  contractTerminationRequested: ['contractInfo', 'contracts', 'contractDetail', 'pendingActions'],
  contractChanged: [
    'agentDay',
    'contractForecast',
    'contractInfo',
    'contracts',
    'contractDetail',
    'pendingActions',
  ],
  billsChanged: [
    ...(['pendingActions', 'agentDay'] as const),
    ...([
      'bills',
      'billDetail',
      'billDispute',
      'contractFreeze',
      'contractForecast',
      'depositUse',
      'agentIncome',
      'automaticPayment',
    ] as const),
    ...(['dividendProcessing', 'dailySalaryProcessing'] as const),
    ...(['hourSalaryProcessing', 'realtimeSalaryProcessing'] as const),
  ],
  teamChanged: [
    'teamOverview',
    'teamMembers',
    'invites',
    'transferRequests',
    'pendingActions',
    'agentDay',
    'contractForecast',
  ],
} as const satisfies Partial<Record<LiveEvent['type'], readonly (keyof Calls)[]>>

/** Writes an event's data into the cache, and marks as stale what it outdates. */
export function keep(queries: QueryClient, event: LiveEvent): void {
  if (event.type === 'balanceChanged') {
    const queryKey = callKey(balance)
    // A read that is under way would say what was before.
    void queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, event.value)
  }
  const ids: readonly string[] = Object.hasOwn(stale, event.type)
    ? stale[event.type as keyof typeof stale]
    : []
  for (const id of ids) void queries.invalidateQueries({ queryKey: [id] })
}
