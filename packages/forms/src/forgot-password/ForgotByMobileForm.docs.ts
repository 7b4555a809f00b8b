import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Forgot password by mobile',
  use: 'A forgotten password, by a code to the mobile number.',
  instead: 'By e-mail, `ForgotByEmailForm`. While signed in, `ChangePasswordForm`.',
  anatomy:
    'Number with country, code with its request, new password and its repetition, how long withdrawals wait, submit, other ways.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`textbox` fields and a `combobox` of countries',
  do: 'Pass `heldHours` where the platform delays withdrawals after it.',
  avoid: 'Do not say that a number is unknown.',
  limits: 'only numbers of `countries`',
  status: 'stable',
} satisfies ComponentDocs
