import type { ComponentDocs } from '../../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Kinds of field',
  use: 'In `kinds`, for a password that is known or chosen.',
  instead: 'Outside of a form of rules, `PasswordField` of `@baize/ui`.',
  anatomy: 'A `PasswordField`, with a checklist of the rules where one is chosen.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`textbox` of a password, and a `button` that shows it; the label',
  do: 'Let the rules say what is required: the checklist follows them.',
  avoid: 'Do not repeat the rules in the hint.',
  limits: 'checks rules, not leaks: the server does',
  status: 'stable',
} satisfies ComponentDocs
