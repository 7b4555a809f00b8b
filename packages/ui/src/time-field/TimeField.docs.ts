import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A time of day: office hours, when a report is sent.',
  instead: 'For a day, `DateField`. For a duration, `NumberField`. For a clock, `LiveClock`.',
  anatomy: 'Label, inputs for hours and minutes, AM or PM where the language has it, hint, error.',
  keyboard: 'digits; arrows count hours and minutes; left and right go between the parts',
  role: '`group` of `textbox`, and a `combobox` for AM and PM; the label',
  do: "Say the zone in the hint where it is not the reader's.",
  avoid: 'Do not combine it with a date without saying whose day it is.',
  limits: 'no seconds, no zone',
  status: 'experimental',
} satisfies ComponentDocs
