import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: "Facts about one thing: a receipt, a member's details.",
  instead: 'For several things with the same facts, `Table`. For one figure that matters, `StatTile`.',
  anatomy: 'A definition list with a term and a value in each pair, in one or more columns.',
  keyboard: '–',
  role: 'terms and their definitions',
  do: 'Mark the fact that decides with `strong`.',
  avoid: 'Do not put form fields into it.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
