import type { announcementTypes, bannerGroups, linkageTypes } from '@baize/api/contract'
import type { ColumnType } from 'kysely'
import type { Names } from '../games/names.ts'

type Text = ColumnType<Names, string, string>

export interface AnnouncementTables {
  announcement: {
    id: string
    type: (typeof announcementTypes)[number]
    /** The letters of those it opens for, such as `AF`; empty for what never opens by itself. */
    executions: string
    title: Text
    /** HTML as the operator wrote it: sanitised whenever it is read. */
    content: Text
    published_at: Date
    ends_at: Date | null
  }
  banner: {
    id: string
    group_name: (typeof bannerGroups)[number]
    position: number
    title: Text
    text: Text
    /** An address on one of the brand's image hosts, or a path of the platform. */
    picture: string
    linkage_type: (typeof linkageTypes)[number]
    url: string
  }
}
