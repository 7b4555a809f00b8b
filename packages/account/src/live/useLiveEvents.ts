import type { LiveEvent } from '@baize/api'
import {
  balance,
  bets,
  depositDetail,
  deposits,
  eventTicket,
  invites,
  teamMembers,
  teamOverview,
  transactions,
  withdrawalDetail,
  withdrawalOptions,
  withdrawals,
} from '@baize/api/calls'
import type { LiveConnection } from '@baize/api/live'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callKey } from '../platform/calls.ts'
import { usePlatform } from '../platform/platform.ts'
import { useToken } from '../session/useToken.ts'

/** What each event makes stale besides what it carries. */
const stale = {
  balanceChanged: [transactions, withdrawalOptions],
  depositChanged: [deposits],
  withdrawalChanged: [withdrawals, withdrawalOptions],
  betSettled: [bets],
  teamChanged: [teamOverview, teamMembers, invites],
} as const

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
  if (!('value' in event)) return
  if (event.type === 'balanceChanged') queries.setQueryData(callKey(balance), event.value)
  if (event.type === 'depositChanged')
    queries.setQueryData(callKey(depositDetail, { params: { id: event.value.id } }), event.value)
  if (event.type === 'withdrawalChanged') {
    queries.setQueryData(callKey(withdrawalDetail, { params: { id: event.value.id } }), event.value)
  }
  for (const { id } of stale[event.type]) void queries.invalidateQueries({ queryKey: [id] })
}
