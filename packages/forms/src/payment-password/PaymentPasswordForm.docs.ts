import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Payment password form',
  use: 'The password for withdrawals and transfers is set or changed.',
  instead: 'For signing in, `ChangePasswordForm`.',
  anatomy:
    'Current one where it is set, new one and its repetition, what it is for, submit, cancel, the way to customer service; then the result.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`textbox` fields of passwords; the label of each',
  do: 'Return `common` or `same` as refusals: the form words them.',
  avoid: 'Do not let browsers fill in the password of the account.',
  limits: "digits by the platform's rule",
  status: 'stable',
} satisfies ComponentDocs
