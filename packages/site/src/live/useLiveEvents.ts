import { eventTicket } from '@baize/api/calls'
import type { LiveConnection } from '@baize/api/live'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { usePlatform } from '../platform/platform.ts'
import { forgetSession } from '../session/signOut.ts'
import { keep } from './updateCache.ts'

/** Keeps the cache true to the platform during a session: balance, deposits, withdrawals, records, team. */
export function useLiveEvents(onSignedOut: (reason: string) => void): void {
  const { client, token, intents, site } = usePlatform()
  const queries = useQueryClient()
  const { token: current } = useSnapshot(token.state)
  const end = useCallback(
    (reason: string) => {
      // A pause is no reason to remove what is on the page.
      if (reason === 'expired') {
        void token.end().then((how) => how === 'over' && onSignedOut(reason))
        return
      }
      token.clear()
      // The user signed out in another tab: this one keeps nothing of them either.
      if (reason === 'signedOut') forgetSession(intents)
      onSignedOut(reason)
    },
    [token, intents, onSignedOut],
  )
  useEffect(() => token.onLeft(() => end('signedOut')), [token, end])
  const wasSignedOut = useRef(false)
  useEffect(() => {
    if (current === null) {
      wasSignedOut.current = true
      return
    }
    // A page that is opened signed in has been reading since its beginning.
    const readingSince = wasSignedOut.current ? performance.now() : 0
    let connection: LiveConnection | undefined
    let gone = false
    let wasReady = false
    void import('@baize/api/live').then(({ connectLive }) => {
      if (gone) return
      connection = connectLive({
        url: `${location.origin.replace(/^http/, 'ws')}/wps/events?site=${site}`,
        readingSince,
        ticket: (readingFor) => client.call(eventTicket, { query: { readingFor: String(readingFor) } }),
        onSnapshotNeeded: () => void queries.invalidateQueries(),
        onEvent(event) {
          // Announcements that were made between two connections are not sent again.
          if (event.type === 'ready' && wasReady) keep(queries, { type: 'announcementsChanged' })
          wasReady ||= event.type === 'ready'
          if (event.type === 'signedOut') end(event.reason)
          else keep(queries, event)
        },
      })
    })
    return () => {
      gone = true
      connection?.close()
    }
  }, [current, client, site, queries, end])
}
