import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Bank account form',
  use: 'A bank account or card that withdrawals are paid to.',
  instead: 'To withdraw, `WithdrawForm`. To pay in, `DepositForm`.',
  anatomy: 'Bank, number, in whose name it is, payment password, submit; then the account that was added.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`combobox` of banks, `textbox` fields; a known name as a term with its value',
  do: 'Pass `realName`: an account of another person is refused later.',
  avoid: 'Do not mask the number while it is typed.',
  limits: 'account numbers of digits',
  status: 'stable',
} satisfies ComponentDocs
