import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Convert points form',
  use: "Points become money, or are bought with it, at the platform's ratio.",
  instead: 'For products, `RedeemForm`. Between wallets, `WalletTransferForm`.',
  anatomy:
    'Points, balance and ratio, number of points, what they come to, a button that opens the confirmation in a dialog; then the receipt.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`textbox` for the points; the confirmation is a `dialog`',
  do: 'Return a changed ratio as `formProblem`, so that the figures are read again.',
  avoid: 'Do not compute the result elsewhere: money is decimal strings.',
  limits: 'whole points',
  status: 'stable',
} satisfies ComponentDocs
