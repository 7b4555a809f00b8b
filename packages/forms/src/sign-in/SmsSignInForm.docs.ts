import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Sign in by text message',
  use: 'Signing in by a code to the mobile number, without a password.',
  instead: 'With a password, a form in `SignInTabs`. As a second proof, `ExtraVerificationForm`.',
  anatomy: 'Country and number, captcha where required, code with its request, submit.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`combobox` of countries, `textbox` for number and code',
  do: "Pass `captchaAsked` from the platform's refusal.",
  avoid: 'Do not say whether an account has the number.',
  limits: 'only numbers of `countries`',
  status: 'stable',
} satisfies ComponentDocs
