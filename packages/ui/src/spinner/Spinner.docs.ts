import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A wait of unknown length in a small place.',
  instead: 'For a button, its `loading`. For a first load, `Skeleton`. For known progress, `Progress`.',
  anatomy: 'A turning ring, with a label for screen readers where no words are beside it.',
  keyboard: '–',
  role: 'none; status where it has a label',
  do: 'Set `label` only where nothing else says what is awaited.',
  avoid: 'Do not show several at once.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
