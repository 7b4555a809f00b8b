import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Team transfer form',
  use: 'An agent sends money to a downline or the upline.',
  instead: "Between one's own wallets, `WalletTransferForm`. To a bank, `WithdrawForm`.",
  anatomy:
    'Receiver (fixed or searched), balance, amount, payment password, note, a button that opens the review in a dialog; then what was sent.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`combobox` of receivers, `textbox` fields; the review is a `dialog`',
  do: 'Keep one idempotency key for a receiver, amount and note.',
  avoid: 'Do not reset the form after an unknown outcome: sending it again is how it is settled.',
  limits: 'accounts of the own team',
  status: 'stable',
} satisfies ComponentDocs
