import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Wallet transfer form',
  use: 'A member moves money between the main wallet and those of vendors.',
  instead: 'To another person, `TeamTransferForm`. To a bank, `WithdrawForm`.',
  anatomy:
    'Wallets with balances and refresh, from, a button that swaps, to, amount, a button that opens the review in a dialog; then both balances.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`combobox` for from and to, `textbox` for the amount; the review is a `dialog`',
  do: 'Pass new balances after each transfer: they hold at once.',
  avoid: 'Do not leave out wallets under maintenance: the form names them as such.',
  limits: 'one transfer at a time',
  status: 'stable',
} satisfies ComponentDocs
