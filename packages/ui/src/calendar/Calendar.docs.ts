import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A day chosen from a month that is always in view, as on a page of results by date.',
  instead: 'For a day in a form, `DateField`, which can be typed. For two days, `RangeCalendar`.',
  anatomy:
    'Previous and next month, the name of the month, a grid of days; the day is sent in a hidden input where `name` is set.',
  keyboard: 'arrows by day and week, Page Up and Page Down by month, with Shift by year, Home, End',
  role: '`group` with a `grid`; the label and the month',
  do: "Pass `timeZone` or `today` where the site's day is not the device's.",
  avoid: 'Do not use it for a date of birth: stepping back decades by month takes too long.',
  limits: 'one day: a range is RangeCalendar',
  status: 'experimental',
} satisfies ComponentDocs
