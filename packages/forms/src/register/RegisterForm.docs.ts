import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Register form',
  use: 'A visitor opens an account, by user name or by mobile number.',
  instead: 'For a form from rules alone, `RulesForm`. For agents who open accounts, `OpenAccountForm`.',
  anatomy:
    'Tabs where both ways are on, a note on the invitation, the fields in groups, captcha, verification code, terms, submit.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`tablist` where both ways are on; `textbox` fields, `checkbox` for the terms',
  do: 'Pass the register settings as received, and the switches of the brand.',
  avoid: 'Do not tick the terms in advance.',
  limits: 'what neither way enables is not asked',
  status: 'stable',
} satisfies ComponentDocs
