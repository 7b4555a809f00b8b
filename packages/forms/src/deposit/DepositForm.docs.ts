import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Deposit form',
  use: "A member pays money in, by one of the platform's methods.",
  instead: 'To take money out, `WithdrawForm`. Between wallets, `WalletTransferForm`.',
  anatomy:
    'Limits reminder, methods, amount with fee, bonus, payment details of the method, proof, submit; then what was created.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`radio` for the methods and bonuses, `textbox` fields; errors in a `region`',
  do: 'Pass the methods as the server describes them: new fields appear without a release.',
  avoid: 'Do not retry with a new idempotency key while the outcome is unknown: it pays twice.',
  limits: 'knows the field kinds of this package; other parts of a method are reported by `onReport`',
  status: 'stable',
} satisfies ComponentDocs
