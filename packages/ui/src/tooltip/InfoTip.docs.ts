import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Tooltip',
  use: 'An explanation beside a term that some people do not know.',
  instead: 'For the description of a control, `Tooltip`. For more than a sentence or with links, `Popover`.',
  anatomy: 'A small button with an "i", and a text beside it.',
  keyboard: 'Enter, Space and focus show it; Escape hides',
  role: '`button` with a description',
  do: 'Place it right after the term.',
  avoid: 'Do not put what everyone needs into it: write that under the term.',
  limits: 'text only',
  status: 'stable',
} satisfies ComponentDocs
