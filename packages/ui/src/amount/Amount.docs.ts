import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Every amount of money that is read: balances, stakes, wins, totals.',
  instead:
    'For an amount that is typed, `AmountField`. For a count, `formatNumber` of `useFormat()` in `Text`.',
  anatomy:
    'Optional sign, currency, and the figure with two decimals, isolated from the direction of the text around it.',
  keyboard: '–',
  role: 'text',
  do: 'Pass the decimal string of the API as it is, and `signed` where a gain or a loss is meant.',
  avoid: 'Do not turn the value into a number first: floats lose cents.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
