import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Hand-made form',
  use: 'The body of a form that you hold yourself by `useRulesForm`, with only the kinds that it needs.',
  instead: 'Without a reason to hold it, `Form`, which does it.',
  anatomy:
    'Error summary, the fields in order or your own layout, a full-width submit, and a live region; once it is sent, what `done` returns.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: 'a `form`; one live region for its results',
  do: 'List in `kinds` the kinds of its fields only: the page loads no others.',
  avoid: 'Do not render two bodies over one form.',
  limits: 'keeps no drafts: `useRulesForm` does',
  status: 'stable',
} satisfies ComponentDocs
