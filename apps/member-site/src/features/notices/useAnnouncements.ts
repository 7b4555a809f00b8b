import type { ValueOf } from '@baize/api'
import { announcementList } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { useApiQuery, useSession } from '@baize/site'
import { isFirstVisit } from '../../shared/popups/firstVisit.ts'
import type { Reader } from './closedAnnouncements.ts'

export type AnnouncementRows = ValueOf<typeof announcementList>['rows']

/**
 * The announcements that open by themselves: for a visitor (B), for a signed-in member (A), and also for a first
 * visit (F). Nothing is requested while the session is unknown.
 */
export function useAnnouncements() {
  const { signedIn, member, mustChangePassword } = useSession()
  const { locale } = useLanguage()
  const enabled = !signedIn || (member !== undefined && !mustChangePassword)
  const read = useApiQuery(
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
