import { eventTicket } from '@baize/api/calls'
import type { LiveConnection } from '@baize/api/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePlatform } from '../platform/platform.ts'
import { onOtherTab } from '../session/otherTabs.ts'
import { forgetSession } from '../session/signOut.ts'
import { useToken } from '../session/useToken.ts'
import { keep } from './keep.ts'

/** Keeps the cache true to the platform while someone is signed in: balance, deposits, withdrawals, records, team. */
export function useLiveEvents(onSignedOut: (reason: string) => void): void {
  const { client, token, intents, site } = usePlatform()
  const queries = useQueryClient()
  const { signedIn } = useToken()
  useEffect(() => {
    if (!signedIn) return
    let connection: LiveConnection | undefined
    let gone = false
    let wasReady = false
    const end = (reason: string) => {
      token.clear()
      // The person signed out in another tab: this one keeps nothing of them either.
      if (reason === 'signedOut') forgetSession(intents)
      onSignedOut(reason)
    }
    const stopHearing = onOtherTab((left) => left === token.get() && end('signedOut'))
    void import('@baize/api/live').then(({ connectLive }) => {
      if (gone) return
      connection = connectLive({
        url: `${location.origin.replace(/^http/, 'ws')}/wps/events?site=${site}`,
        ticket: () => client.call(eventTicket, {}),
        onSnapshotNeeded: () => void queries.invalidateQueries(),
        onEvent(event) {
          // Announcements of the time between two connections are told to nobody again.
          if (event.type === 'ready' && wasReady) keep(queries, { type: 'announcementsChanged' })
          wasReady ||= event.type === 'ready'
          if (event.type === 'signedOut') end(event.reason)
          else keep(queries, event)
        },
      })
    })
    return () => {
      gone = true
      stopHearing()
      connection?.close()
    }
  }, [signedIn, client, token, intents, site, queries, onSignedOut])
}
