import type { viewPages } from '@baize/api/contract'
import type { ColumnType } from 'kysely'

type Page = (typeof viewPages)[number]

export interface TableViewTables {
  table_layout: {
    member_id: string
    page: Page
    hidden: ColumnType<readonly string[], string, string>
    density: 'comfortable' | 'compact'
    /** Pixels by column. */
    widths: ColumnType<Readonly<Record<string, number>>, string, string>
  }
  table_view: {
    id: string
    member_id: string
    page: Page
    name: string
    /** The query string of the page. */
    search: string
  }
}
