import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A few to some hundred rows with the same columns.',
  instead:
    'To sort, select and download, `DataTable`. For more rows, `VirtualTable`. For one thing, `KeyValueList`.',
  anatomy: 'Caption, headings, rows that may open, totals; rows are cards on phones.',
  keyboard:
    'arrows scroll; Enter, Space on headings that sort and rows that open; Space selects a row, with Shift a range; left and right arrows, Home, End, Enter on the edge of a heading',
  role: '`table` in a `region`; the caption. A checkbox for each row, a separator for each edge',
  do: 'Mark the column that names the row with `rowHeader`.',
  avoid: 'Do not use it for layout.',
  limits: 'no grid navigation between cells',
  status: 'stable',
} satisfies ComponentDocs
