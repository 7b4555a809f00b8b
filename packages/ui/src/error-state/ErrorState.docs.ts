import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'In place of content that could not be loaded.',
  instead: 'For an empty list, `EmptyState`. For a failed action, `Alert`. For the whole site, `StatusPage`.',
  anatomy: 'Icon, heading, explanation, a retry button, other ways on; all of it an alert.',
  keyboard: 'Enter, Space',
  role: '`alert`; its words',
  do: 'Pass `onRetry` whenever another try can succeed.',
  avoid: 'Do not show codes without words: put the reference at the end of the text.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
