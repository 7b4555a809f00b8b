import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'The rules of a new password, ticked off while it is typed.',
  instead: "For one sentence of advice, the field's `hint`.",
  anatomy: 'A list of rules with a mark and a hidden state, and a status that counts those met.',
  keyboard: '–',
  role: '`list`; the label',
  do: 'Pass it as the `hint` of the `PasswordField` that it belongs to.',
  avoid: 'Do not change the order of the rules while people type.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
