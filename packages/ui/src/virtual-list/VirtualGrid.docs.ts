import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Thousands of tiles in one scroll.',
  instead: 'Up to some hundred, `Grid`. For games, `GameGrid`.',
  anatomy: 'A list whose tiles exist only in and around the view.',
  keyboard: 'that of its items',
  role: '`list`; the label',
  do: 'Store the index from `onIndexChange`, and pass it as `defaultIndex` on the way back.',
  avoid: 'Do not rely on find-in-page: tiles out of view are not in the document.',
  limits: 'find-in-page reaches what is in view',
  status: 'stable',
} satisfies ComponentDocs
