import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Invite link form',
  use: 'An agent makes an invitation link and shares it.',
  instead:
    'To open the account at once, `OpenAccountForm`. To show a link that exists, `CopyField` of `@baize/ui`.',
  anatomy:
    'Templates, kind of account, number of uses, validity, rates, campaign, note, submit; then the link to copy, its QR code and its code.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`radio`, `textbox` and `combobox` fields; then a `textbox` that is read only',
  do: 'Offer the list of links in `next`, where their figures are.',
  avoid: 'Do not show the link before the platform confirmed it.',
  limits: 'one link for each submit',
  status: 'stable',
} satisfies ComponentDocs
