import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Authenticator form',
  use: 'An authenticator app is tied to the account.',
  instead: 'To prove it while signing in, `ExtraVerificationForm`.',
  anatomy: 'QR code, the key to copy, code field, submit; then the result.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: 'an `img` of the code, a `textbox` that is read only, and one for the code',
  do: 'Fetch a new `secret` each time the form opens.',
  avoid: 'Do not show the secret again after it was confirmed.',
  limits: 'time-based codes',
  status: 'stable',
} satisfies ComponentDocs
