import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Open account form',
  use: 'An agent opens an account for a downline, with a first password.',
  instead: 'So that people register by themselves, `InviteLinkForm` or `RegisterForm`.',
  anatomy:
    'Kind of account, user name, nickname, a password that is generated or typed, rates, submit; then the credentials once, to copy.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`textbox` fields, `radio` for the kind; the result is announced',
  do: 'Pass `signInAt`, so that name, password and address are copied as one text.',
  avoid: 'Do not store or log the first password.',
  limits: 'the password is shown once',
  status: 'stable',
} satisfies ComponentDocs
