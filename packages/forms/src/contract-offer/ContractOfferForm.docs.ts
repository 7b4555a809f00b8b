import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Contract offer form',
  use: 'An agent offers a profit-sharing contract to a downline.',
  instead:
    'For terms alone, to several accounts at once, `ContractTermsForm`. To show a contract, `ContractCard` of `@baize/ui`.',
  anatomy:
    'Terms and one to ten tiers, a notice where downline contracts pay more, a button that opens the review in a dialog; then the offer as it was sent.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: 'a `form` of `radio`, `textbox` and `combobox` fields, a `region` for each tier; the review is a `dialog`',
  do: 'Keep one idempotency key for an offer until the response is definite.',
  avoid: "Do not pass a `maxRate` other than the agent's own: the platform refuses the offer.",
  limits: 'at most ten tiers',
  status: 'stable',
} satisfies ComponentDocs
