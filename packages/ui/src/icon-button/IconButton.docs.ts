import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'An action without space for text, whose icon is well known: close, search, refresh.',
  instead: 'With space for text, `Button`. For explanations, `InfoTip`.',
  anatomy: 'An icon, with the label as name and tooltip; a spinner in its place while `loading`.',
  keyboard: 'Enter, Space',
  role: '`button`; the label',
  do: 'Say the action in `label`, with its object where several are alike: "Remove Lotus Spin".',
  avoid: 'Do not use an icon that needs the tooltip to be understood.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
