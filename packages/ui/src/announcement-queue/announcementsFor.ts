import type { Announcement } from '../announcement-list/AnnouncementList.tsx'

/** Whom a popup is for: `A` those who are signed in, `B` visitors, `F` those who sign in for the first time. */
export const announcementExecutions = ['A', 'B', 'F'] as const
/** Whom a popup is for. */
export type AnnouncementExecution = (typeof announcementExecutions)[number]

/** An announcement that opens by itself. */
export interface PopupAnnouncement extends Announcement {
  /** Whom it is for; an unknown audience is shown to no one. */
  execution: AnnouncementExecution | (string & {})
}

export interface AnnouncementReader {
  loggedIn: boolean
  /** It is this member's first time. @default false */
  firstLogin?: boolean
}

/** The popups that are for this reader, in their order. */
export function announcementsFor<Item extends Pick<PopupAnnouncement, 'execution'>>(
  { loggedIn, firstLogin = false }: AnnouncementReader,
  items: readonly Item[],
): Item[] {
  const wanted = loggedIn ? (firstLogin ? ['A', 'F'] : ['A']) : ['B']
  return items.filter(({ execution }) => wanted.includes(execution))
}
