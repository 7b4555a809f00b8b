import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'An amount of money that is typed: a deposit, a withdrawal, a limit.',
  instead: 'For a count without a currency, `NumberField`. For a rough choice on a scale, `Slider`.',
  anatomy: 'Label, currency, input, optional buttons with quick amounts, hint with the limits, error.',
  keyboard: 'those of a text field',
  role: '`textbox`; the label',
  do: 'Pass `min` and `max`: the hint names both, with the currency.',
  avoid:
    'Do not parse the text yourself: `onValueChange` receives a decimal string, or what was typed where that is no amount.',
  limits: 'values are decimal strings, not numbers',
  status: 'stable',
} satisfies ComponentDocs
