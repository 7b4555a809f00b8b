import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A long list in pages, where people return to a page or share its address.',
  instead: 'For tens of thousands of rows in one scroll, `VirtualTable`. For steps of a process, `Stepper`.',
  anatomy: 'Previous, the first and last pages, pages around the current one, next.',
  keyboard: 'Enter',
  role: '`navigation`; the label',
  do: 'Move the focus to the head of the list after a change of page.',
  avoid: 'Do not show it for one page; it renders nothing then.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
