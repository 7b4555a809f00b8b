import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Tens of thousands of rows with columns, in one scroll.',
  instead: 'Up to some hundred, `Table`. To select and download, `DataTable`.',
  anatomy: 'Caption, headings, the rows around the view, totals.',
  keyboard: 'arrows scroll; as Table on headings and their edges',
  role: '`table`; the caption. A separator for each edge',
  do: 'Give each column a `width`.',
  avoid: 'Do not expect rows to become cards or to open.',
  limits: 'find-in-page reaches what is in view; rows do not open',
  status: 'stable',
} satisfies ComponentDocs
