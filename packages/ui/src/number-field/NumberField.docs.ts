import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A count: how many invitations, how many days.',
  instead: 'For money, `AmountField`. For a code of digits, `CodeField`. For a rough position, `Slider`.',
  anatomy: 'Label, a button for less, input, a button for more, hint with the limits, error.',
  keyboard: 'digits; up and down arrows, Page Up, Page Down count',
  role: '`spinbutton`; the label',
  do: 'Pass `min` and `max`, which the hint names.',
  avoid: 'Do not use it for account numbers: they are text.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
