import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'The period of a report, by one click or as two days.',
  instead: 'For a range in a form, `DateRangeField`. For views of the same data, `SegmentedControl`.',
  anatomy: 'Buttons for the preset periods, and a date range for all others.',
  keyboard: 'as SegmentedControl and DateRangeField',
  role: '`group`; the label',
  do: "Pass `today` from the platform: its day is not always the device's.",
  avoid: 'Do not load on every keystroke: `onValueChange` receives whole ranges only.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
