import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Content that stays in view while its next state loads, and cannot be used meanwhile.',
  instead: 'For a first load, `Skeleton`. For one control, its `loading`.',
  anatomy: 'The content, inert, with a spinner over it.',
  keyboard: '–',
  role: '`status`; the label',
  do: 'Write a `label` that says what loads.',
  avoid: 'Do not cover the whole page with it.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
