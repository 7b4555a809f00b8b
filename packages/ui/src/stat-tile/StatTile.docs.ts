import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'One figure of an overview with its change.',
  instead: 'For several facts of one thing, `KeyValueList`. For a course, `LineChart`.',
  anatomy: 'Icon, label, figure, change with direction in words, note, and a small history.',
  keyboard: 'Enter',
  role: '`link` where it leads to a page; its words',
  do: 'Set `trend` where less is better, so that the colour is right.',
  avoid: 'Do not make every tile `featured`.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
