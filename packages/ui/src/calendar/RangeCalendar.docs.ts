import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Two days chosen in a month that is always in view.',
  instead: 'In a form, `DateRangeField`, which can be typed. For one day, `Calendar`.',
  anatomy:
    "Previous and next month, the month's name, a grid in which the range is marked, and an announced instruction.",
  keyboard: 'as Calendar; two days make a range, Escape takes the first one back',
  role: '`group` with a `grid`; the label and the month. What is to be chosen, and the range, are announced',
  do: 'Load from `onValueChange`, which is called once both days are chosen.',
  avoid: 'Do not place it in a narrow column: it needs seven targets in a row.',
  limits: 'one month in view',
  status: 'experimental',
} satisfies ComponentDocs
