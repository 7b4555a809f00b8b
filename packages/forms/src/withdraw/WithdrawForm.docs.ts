import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Withdraw form',
  use: 'A member takes money out, to a saved bank account.',
  instead: 'To pay in, `DepositForm`. To add the account, `BankAccountForm`.',
  anatomy:
    'Missing turnover, amount with fee, saved accounts or a different one, payment password, a button that opens the review in a dialog; then what was requested.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`radio` for the accounts, `combobox` of banks, `textbox` fields; the review is a `dialog`',
  do: 'Pass `turnover` in `options`: what is missing is said before an amount is typed.',
  avoid: 'Do not pass an account of another person: the platform refuses to pay it.',
  limits: 'bank accounts only, at the banks of `options`',
  status: 'stable',
} satisfies ComponentDocs
