import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A link with the weight of a button: register, open the lobby.',
  instead: 'For an action, `Button`. Within text, `Link`.',
  anatomy: 'An anchor with optional icons, in the look of `Button`.',
  keyboard: 'Enter',
  role: '`link`; its words',
  do: 'Use it wherever activating it changes the address.',
  avoid: 'Do not add an `onClick` that does something else than lead there.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
