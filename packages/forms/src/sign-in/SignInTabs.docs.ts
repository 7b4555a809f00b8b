import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Ways to sign in',
  use: 'The content of the sign-in dialog: the ways to sign in, and the ways on for those who cannot.',
  instead: 'For one way on a page, its form: `SmsSignInForm`.',
  anatomy:
    'Tabs where there are two ways, the form, links to open an account and to replace a password, free play.',
  keyboard: 'left and right arrows, Home, End between the tabs',
  role: 'a `tablist` with a `tabpanel` each, where there are two ways; `link`s below',
  do: 'Pass `sms` only where the brand offers it: there are no tabs otherwise.',
  avoid: 'Do not repeat these links inside the forms.',
  limits: 'two ways; what was typed in one is not kept for the other',
  status: 'stable',
} satisfies ComponentDocs
