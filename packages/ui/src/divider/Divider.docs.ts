import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A line between two groups that space alone does not separate.',
  instead: 'For space, `Stack`. Around one object, `Card`.',
  anatomy: 'A thin line, with optional text in the middle.',
  keyboard: '–',
  role: '`separator`',
  do: 'Try more space first.',
  avoid: 'Do not put one between every row of a list.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
