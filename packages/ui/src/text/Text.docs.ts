import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'All text of a page that is no heading.',
  instead: 'For headings, `Heading`. For money, `Amount`. For instants, `DateTime`.',
  anatomy: 'One element, a `p` unless `as` says otherwise.',
  keyboard: '–',
  role: 'none, or that of `as`',
  do: 'Use `tone="secondary"` for what supports the rest.',
  avoid: 'Do not truncate what cannot be read in full anywhere.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
