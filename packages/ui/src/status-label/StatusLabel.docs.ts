import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'The state of a record: paid, pending, rejected.',
  instead: 'For a qualification, `Badge`. For a message, `Alert`.',
  anatomy: 'A dot of the tone and the text.',
  keyboard: '–',
  role: 'text',
  do: 'Use the same words for the same state everywhere.',
  avoid: 'Do not rely on the dot: its colour repeats the words.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
