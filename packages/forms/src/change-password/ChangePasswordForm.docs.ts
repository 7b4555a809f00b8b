import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Change password form',
  use: 'A member or agent who is signed in chooses another password, by choice or because the platform requires it.',
  instead:
    'Without being signed in, `ForgotByMobileForm` or `ForgotByEmailForm`. For withdrawals, `PaymentPasswordForm`.',
  anatomy:
    'Reason where it is forced, old password, new password with its rules and its repetition, what happens to other devices, submit, cancel; then the result.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`form` content with `textbox` fields of passwords; errors in a `region` that takes the focus',
  do: 'Return `wrong` of `oldPassword` from `onSubmit` as a refusal: the form shows it at the field.',
  avoid: 'Do not offer to cancel where `forced` is set.',
  limits: 'it signs no device out by itself: the platform does',
  status: 'stable',
} satisfies ComponentDocs
