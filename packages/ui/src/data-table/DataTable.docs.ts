import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Records that people sort, narrow down, select and download: bets, members, transfers.',
  instead:
    'For a few fixed rows, `Table`. For tens of thousands at once, `VirtualTable`. For facts about one thing, `KeyValueList`.',
  anatomy:
    'Filters and actions, number of rows, column chooser, download, a bar for selected rows, the table, and totals.',
  keyboard: 'as Table',
  role: 'as Table',
  do: 'Give every column a plain-text value, so that sorting and the CSV file agree with what is shown.',
  avoid: 'Do not sort here what a server pages: pass `sort` and `onSortChange` instead of `defaultSort`.',
  limits: 'on a phone, where rows are cards, columns have no width',
  status: 'stable',
} satisfies ComponentDocs
