import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'To lead to another page or place, within text or alone.',
  instead: 'For an action, `Button`. For the main way on, `LinkButton`.',
  anatomy: 'An anchor with its text.',
  keyboard: 'Enter',
  role: '`link`; its words',
  do: 'Name the destination, and set `standalone` outside of sentences for a large enough target.',
  avoid: 'Do not write "click here": links are also read without the text around them.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
