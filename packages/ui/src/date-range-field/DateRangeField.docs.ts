import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A range of days in a form or a filter.',
  instead: 'For the preset periods of a report by one click, `PresetRange`. For one day, `DateField`.',
  anatomy: 'Two dates with a dash between them, a button for a calendar, buttons for presets, hint, error.',
  keyboard: 'as DateField',
  role: '`group`; the label',
  do: 'Keep the presets that fit the data, and pass `presets={[]}` where none does.',
  avoid: 'Do not accept half a range: `onValueChange` receives null until both days are there.',
  limits: 'Gregorian days only',
  status: 'stable',
} satisfies ComponentDocs
