import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A few to some hundred rows with the same columns.',
  instead:
    'To sort, select and download, `DataTable`. For more rows, `VirtualTable`. For one thing, `KeyValueList`.',
  anatomy: 'Caption, headings, rows that may open, totals; rows are cards on phones.',
  keyboard: 'arrows scroll; Enter, Space on headings that sort and rows that open',
  role: '`table` in a `region`; the caption',
  do: 'Mark the column that names the row with `rowHeader`.',
  avoid: 'Do not use it for layout.',
  limits: 'no grid navigation between cells',
  status: 'stable',
} satisfies ComponentDocs
