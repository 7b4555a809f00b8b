import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Two or three columns of set proportions that stack on narrow screens.',
  instead: 'For equal cells, as many as fit, `Grid`. For one line of small things, `Inline`.',
  anatomy: 'One grid; a cell for each child.',
  keyboard: '–',
  role: 'none',
  do: "Choose `collapseBelow` by the narrowest column's content.",
  avoid: 'Do not change the order of reading by it: children stack in the order of the source.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
