import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Forgot password by e-mail',
  use: 'A forgotten password, by a message to the address of the account.',
  instead: 'By text message, `ForgotByMobileForm`. While signed in, `ChangePasswordForm`.',
  anatomy:
    'User name and address, captcha where there is one, submit, other ways; then where to look for the message.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`textbox` fields; the result is announced',
  do: 'Return the same whether or not the account exists.',
  avoid: 'Do not add a hint about which address it was sent to.',
  limits: 'sets no password: the message leads to that page',
  status: 'stable',
} satisfies ComponentDocs
