import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Verify mobile form',
  use: 'A member proves that a mobile number is theirs.',
  instead: 'For an e-mail address, `VerifyEmailForm`. For a forgotten password, `ForgotByMobileForm`.',
  anatomy: 'Country and number, code with its request and countdown, submit.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`combobox` of countries, `textbox` for number and code',
  do: 'Put the country of most members first.',
  avoid: 'Do not accept countries that the platform cannot send to.',
  limits: 'only numbers of `countries`',
  status: 'stable',
} satisfies ComponentDocs
