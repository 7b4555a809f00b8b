import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'The shape of content that loads for the first time.',
  instead:
    'For content that is reloaded, `LoadingOverlay`. For a control, its `loading`. For a wait of unknown shape, `Spinner`.',
  anatomy: 'One or more grey shapes, hidden from screen readers.',
  keyboard: '–',
  role: 'none: hidden',
  do: 'Match the size of what follows, and set `aria-busy` on the container.',
  avoid: 'Do not show it for more than the content: the page would jump.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
