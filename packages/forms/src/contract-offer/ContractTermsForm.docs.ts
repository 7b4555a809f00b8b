import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Contract offer form',
  use: 'The terms of a contract without a receiver, for a template or several accounts.',
  instead: 'For one receiver, `ContractOfferForm`, which adds the review.',
  anatomy: 'Terms, tiers that can be added and removed, and a button that leads on to the accounts.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: 'a `form` of `radio`, `textbox` and `combobox` fields, a `region` for each tier',
  do: 'Start from a template by `start`.',
  avoid: 'Do not send what it returns to several accounts in one request without a result for each.',
  limits: 'sends nothing: its terms are returned',
  status: 'stable',
} satisfies ComponentDocs
