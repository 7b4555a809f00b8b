import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A part of a page that scrolls by itself: a long list beside a form, wide content.',
  instead:
    'For a table, `Table` scrolls by itself. For thousands of rows, `VirtualList`. For the page, nothing.',
  anatomy: 'A region with a line at each edge behind which there is more.',
  keyboard: 'arrow keys and Page Up, Page Down, while it has more to show',
  role: '`region`; the label',
  do: 'Give it a `label`: it is a stop of Tab while it scrolls.',
  avoid: 'Do not nest areas that scroll along the same axis.',
  limits: 'the scrollbar is the browser’s',
  status: 'experimental',
} satisfies ComponentDocs
