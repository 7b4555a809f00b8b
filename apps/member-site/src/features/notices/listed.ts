import type { Announcement } from '@baize/ui'
import { sanitise } from '@baize/ui/sanitise'
import type { AnnouncementRows } from './useAnnouncements.ts'

/** Announcements as the list shows them; their HTML is made safe once more. */
export function listed(rows: AnnouncementRows): Announcement[] {
  return rows.map(({ id, title, language, content, timestamp }) => ({
    id,
    title,
    lang: language,
    content: sanitise(content),
    timestamp,
  }))
}
