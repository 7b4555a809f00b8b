import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Redeem form',
  use: 'Points for a product: how many, to which address.',
  instead: 'For money, `ConvertPointsForm`. To show the product, `ProductCard` of `@baize/ui`.',
  anatomy:
    'The product, number with its cost, delivery address for goods, payment password where required, a confirmation in a dialog; then the receipt.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`spinbutton`, `textbox` and `combobox` fields; the confirmation is a `dialog`',
  do: 'Pre-fill the last `address`.',
  avoid: 'Do not skip the review: a redemption is final.',
  limits: 'one product for each order',
  status: 'stable',
} satisfies ComponentDocs
