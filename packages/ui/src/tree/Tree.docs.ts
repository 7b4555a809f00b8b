import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A hierarchy to look through: a downline of agents.',
  instead: 'For two levels, `Accordion`. For rows with many columns, `Table` with `expansion`.',
  anatomy: 'Rows with arrow, label and figures, indented by level; children load when a row opens.',
  keyboard: 'arrows, Home, End, Page Up, Page Down, type-ahead, `*`',
  role: '`tree` of `treeitem`; the label',
  do: 'Pass `childCount` and `loadChildren` for large trees.',
  avoid: 'Do not put buttons into `figures`: the tree owns the keyboard.',
  limits: 'one choice',
  status: 'stable',
} satisfies ComponentDocs
