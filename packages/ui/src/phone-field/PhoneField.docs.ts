import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A telephone number with its country.',
  instead: 'For a code that was sent to it, `CodeField`. For other text, `TextField`.',
  anatomy: 'Label, a list of country codes, an input with an example, hint, error.',
  keyboard: 'those of a list and a text field',
  role: '`combobox` of countries and `textbox`; the label',
  do: 'Pass the countries that the platform can reach, the most likely first.',
  avoid: 'Do not split the number into several fields.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
