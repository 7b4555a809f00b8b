import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Thousands of rows in one scroll, of any height.',
  instead: 'Up to some hundred, `Stack` as a list. With columns, `VirtualTable`.',
  anatomy: 'A list whose rows exist only in and around the view.',
  keyboard: 'arrows scroll; that of its items',
  role: '`list`; the label',
  do: 'Set `rowHeight` near the real height, so that the scrollbar is steady.',
  avoid: 'Do not keep state inside rows: they unmount.',
  limits: 'find-in-page reaches what is in view',
  status: 'stable',
} satisfies ComponentDocs
