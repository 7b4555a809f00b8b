import type { Calls, LiveEvent } from '@baize/api'
import { balance, eventTicket } from '@baize/api/calls'
import type { LiveConnection } from '@baize/api/live'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callKey } from '../platform/calls.ts'
import { usePlatform } from '../platform/platform.ts'
import { useToken } from '../session/useToken.ts'

/** The calls that each event makes stale besides what it carries, by id: their definitions stay with their screens. */
const stale = {
  balanceChanged: ['transactions', 'withdrawalOptions', 'consolidatedFunds'],
  // Events have no words: the name of a bonus or a bank is read again in the page's language.
  depositChanged: ['deposits', 'depositDetail'],
  withdrawalChanged: ['withdrawals', 'withdrawalDetail', 'withdrawalOptions'],
  walletTransferChanged: ['walletTransfers', 'walletTransferDetail', 'merchantWallet', 'consolidatedFunds'],
  betSettled: ['bets', 'betDetail', 'vip', 'profitLoss', 'pointsBalance'],
  winner: ['winnerBoard'],
  promotionChanged: ['promotionStates', 'publicState'],
  caseChanged: ['cases', 'caseDetail'],
  messagesChanged: ['messages', 'unreadMessages', 'publicState'],
  rewardReady: ['rewards', 'publicState', 'missionSummary', 'rebate'],
  missionProgress: ['missionSummary'],
  vipChanged: ['vip', 'rebate', 'publicState'],
  pointsChanged: ['pointsBalance', 'pointsDetails', 'redeemList', 'publicState'],
  bonusChanged: ['bonuses', 'bonusDetails', 'publicState'],
  contractOffered: ['contractInfo', 'contracts'],
  contractTerminationRequested: ['contractInfo', 'contracts', 'contractDetail'],
  contractChanged: ['contractInfo', 'contracts', 'contractDetail'],
  billsChanged: [
    ...(['bills', 'billDetail', 'contractFreeze', 'agentIncome'] as const),
    ...(['dividendProcessing', 'dailySalaryProcessing'] as const),
    ...(['hourSalaryProcessing', 'realtimeSalaryProcessing'] as const),
  ],
  teamChanged: ['teamOverview', 'teamMembers', 'invites'],
} as const satisfies Partial<Record<LiveEvent['type'], readonly (keyof Calls)[]>>

/** Keeps the cache true to the platform while someone is signed in: balance, deposits, withdrawals, records, team. */
export function useLiveEvents(onSignedOut: (reason: string) => void): void {
  const { client, token, site } = usePlatform()
  const queries = useQueryClient()
  const { signedIn } = useToken()
  useEffect(() => {
    if (!signedIn) return
    let connection: LiveConnection | undefined
    let gone = false
    void import('@baize/api/live').then(({ connectLive }) => {
      if (gone) return
      connection = connectLive({
        url: `${location.origin.replace(/^http/, 'ws')}/wps/events?site=${site}`,
        ticket: () => client.call(eventTicket, {}),
        onSnapshotNeeded: () => void queries.invalidateQueries(),
        onEvent(event) {
          if (event.type !== 'signedOut') return keep(queries, event)
          token.clear()
          onSignedOut(event.reason)
        },
      })
    })
    return () => {
      gone = true
      connection?.close()
    }
  }, [signedIn, client, token, site, queries, onSignedOut])
}

function keep(queries: QueryClient, event: LiveEvent): void {
  if (event.type === 'balanceChanged') queries.setQueryData(callKey(balance), event.value)
  const ids: readonly string[] = Object.hasOwn(stale, event.type)
    ? stale[event.type as keyof typeof stale]
    : []
  for (const id of ids) void queries.invalidateQueries({ queryKey: [id] })
}
