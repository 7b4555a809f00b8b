import type { ValueOf } from '@baize/api'
import { announcementList } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { useRead, useSession } from '@baize/site'
import { isFirstVisit } from '../popups/firstVisit.ts'
import type { Reader } from './marks.ts'

export type AnnouncementRows = ValueOf<typeof announcementList>['rows']

/**
 * The announcements that come up: for a visitor (B), for whoever is signed in (A), and besides for whoever is here for
 * the first time (F). Nothing is asked for while it is not known who reads.
 */
export function useAnnouncements() {
  const { signedIn, member, mustChangePassword } = useSession()
  const { locale } = useLanguage()
  const enabled = !signedIn || (member !== undefined && !mustChangePassword)
  const read = useRead(
    announcementList,
    { query: { type: 'PU', platform: 'W', pageSize: '99', language: locale } },
    { enabled, keepPrevious: true, ofSession: false },
  )
  const reader: Reader = signedIn ? 'user' : 'anonymous'
  const forReader = (rows: AnnouncementRows) => {
    const wanted = signedIn ? (isFirstVisit() ? ['A', 'F'] : ['A']) : ['B']
    return rows.filter(({ executions }) => executions.some((each) => wanted.includes(each)))
  }
  return { enabled, reader, read, forReader }
}
