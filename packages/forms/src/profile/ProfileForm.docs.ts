import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Profile form',
  use: 'What a member says about themselves; what is final is shown as text.',
  instead:
    'For a new account, `RegisterForm`. For e-mail and mobile that must be proven, `VerifyEmailForm` and `VerifyMobileForm`.',
  anatomy: 'Facts that are final, the enabled fields in groups with headings, submit; then the result.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`textbox` and `combobox` fields; fixed facts as terms with values',
  do: 'Send only what `onSubmit` receives: it is what changed.',
  avoid: 'Do not unlock fixed facts here: `serviceHref` leads to the people who can.',
  limits: 'only fields that `rules` enable',
  status: 'stable',
} satisfies ComponentDocs
