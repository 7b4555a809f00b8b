import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Ways to sign in',
  use: 'In a sign-in form, whether this device is remembered for a day.',
  instead: 'For any other yes or no, `CheckboxField` of `@baize/ui`.',
  anatomy: 'A checkbox with its text, and a hint that the password is not stored.',
  keyboard: 'Space',
  role: '`checkbox`; its words',
  do: 'Place it between the password and the button.',
  avoid: 'Do not offer it on shared devices, where the brand knows of them.',
  limits: 'a day, by the platform',
  status: 'stable',
} satisfies ComponentDocs
