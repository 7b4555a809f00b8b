import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A day that people know or pick: a date of birth, a date to search by.',
  instead:
    'For two days, `DateRangeField`. For a month always in view, `Calendar`. For a time of day, `TimeField`.',
  anatomy:
    'Label, inputs for day, month and year in the order of the language, a button for the calendar, hint, error.',
  keyboard: 'digits; arrows count and go between the parts; in the calendar as Calendar',
  role: '`group` of `textbox`; the label',
  do: 'Pass `min` and `max`: a day outside them is explained under the field.',
  avoid: 'Do not add a placeholder with a format: the parts say what belongs in them.',
  limits: 'Gregorian days only',
  status: 'stable',
} satisfies ComponentDocs
