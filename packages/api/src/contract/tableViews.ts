import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, typed } from './scalars.ts'

/** The tables whose columns and views an agent keeps, by the calls that read them. */
export const viewPages = [
  'teamMembers',
  'teamBets',
  'downlineTransactions',
  'teamProfitLoss',
  'teamReport',
] as const

/** At most so many views of one table. */
export const maxViews = 20

const layout = {
  /** Columns that are left out. */
  hidden: z.array(typed(40)).check(z.maxLength(40)),
  density: z.enum(['comfortable', 'compact']),
}

/** At most so many columns of a table have a width. */
export const maxWidths = 40

/** Pixels by column; the browser decides the width of those that are not named. */
const widths = z.record(typed(40), z.int().check(z.gte(64), z.lte(800)))

const tableLayout = z.object({ page: z.enum(viewPages), ...layout, widths })

const tableView = z.object({
  id,
  name: z.string(),
  page: z.enum(viewPages),
  /** The query string of the page: its filters, order and, as `columns`, the columns that it shows. */
  search: z.string(),
})

const tableSettings = defineCall({
  id: 'tableSettings',
  method: 'GET',
  path: '/wps/agent/tables',
  summary: 'How the account has set up its tables, and the views that it saved, by name.',
  roles: ['agent'],
  value: z.object({ layouts: z.array(tableLayout), views: z.array(tableView) }),
})

const setTableLayout = defineCall({
  id: 'setTableLayout',
  method: 'PUT',
  path: '/wps/agent/tables/{page}',
  summary: 'Changes the columns, their widths and the density of a table.',
  roles: ['agent'],
  params: z.strictObject({ page: z.enum(viewPages) }),
  body: z.strictObject({
    ...layout,
    widths: z._default(widths, {}),
  }),
  value: tableLayout,
})

const saveTableView = defineCall({
  id: 'saveTableView',
  method: 'POST',
  path: '/wps/agent/views',
  summary: 'Saves filters, order and columns of a table under a name; a view of that name is replaced.',
  roles: ['agent'],
  idempotent: true,
  body: z.strictObject({ name: typed(40), page: z.enum(viewPages), search: typed(1000) }),
  value: tableView,
  errors: ['tooManyOpen'],
})

const removeTableView = defineCall({
  id: 'removeTableView',
  method: 'DELETE',
  path: '/wps/agent/views/{id}',
  summary: 'Removes a saved view.',
  roles: ['agent'],
  params: z.strictObject({ id }),
  value: z.object({ id }),
})

export const tableViewCalls = { tableSettings, setTableLayout, saveTableView, removeTableView } as const
