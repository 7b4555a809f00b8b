import { useWaitingContracts } from '@baize/account'
import { isLayerOpen } from '@baize/ui'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { keepFirstVisit } from '../../shared/popups/firstVisit.ts'
import { openContract, openPopup, useOpenPopup } from '../../shared/popups/popups.ts'
import {
  markAnnouncements,
  markContracts,
  markedAnnouncements,
  seenContracts,
} from './closedAnnouncements.ts'
import { isTyping, watchTyping } from './typing.ts'
import { useAnnouncements } from './useAnnouncements.ts'

/** Milliseconds before a popup opens by itself, so that it does not intercept a click. */
const popupDelay = 100

/** Pages with a task in progress: nothing opens by itself. */
const busyPages = /^\/(?:member|play|seamless|lottery|seaLottery|vnLottery)(?:\/|$)/

/**
 * Lets popups open by themselves: once a session, never over another popup, dialog, menu or work. Announcements
 * first, then a contract that waits for a response.
 */
export function ComingUp() {
  const { enabled, reader, read, forReader } = useAnnouncements()
  const rows = enabled && read.data ? forReader(read.data.rows) : []
  const fresh = rows.filter(({ id }) => !markedAnnouncements(reader).has(id)).map(({ id }) => id)
  const { waiting } = useWaitingContracts()
  const asked = waiting.map(({ contract }) => contract.id).filter((id) => !seenContracts().has(id))

  useEffect(watchTyping, [])
  useEffect(() => {
    if (reader === 'anonymous') keepFirstVisit(false)
  }, [reader])

  useComesUp(fresh.join(' '), (ids) => {
    markAnnouncements('seen', reader, ids)
    openPopup('announcements')
  })
  useComesUp(fresh.length > 0 ? '' : asked.join(' '), (ids) => {
    markContracts(ids)
    openContract(ids[0])
  })
  return null
}

/** Opens something as soon as no task is in progress and no overlay is open. `ids` is empty where nothing waits. */
function useComesUp(ids: string, come: (ids: readonly string[]) => void): void {
  const open = useOpenPopup()
  const [path] = useLocation()
  const how = useRef(come)
  useEffect(() => {
    how.current = come
  })
  useEffect(() => {
    if (ids === '' || open !== null || busyPages.test(path)) return
    const timer = setInterval(() => {
      if (isLayerOpen() || isTyping()) return
      clearInterval(timer)
      how.current(ids.split(' '))
    }, popupDelay)
    return () => clearInterval(timer)
  }, [ids, open, path])
}
