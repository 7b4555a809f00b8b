import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Several choices from a long list, found by typing: vendors, countries, accounts.',
  instead: 'For up to about ten choices, `CheckboxGroup`. For one choice, `ComboboxField`.',
  anatomy: 'Label, removable chips of what is chosen, input, a list of options, hint, error.',
  keyboard: 'as ComboboxField; Enter chooses and releases, Backspace removes the last; Delete on a chip',
  role: '`combobox` with a `listbox` of several; the label, described by what is chosen',
  do: 'Pass `valueLabels` for chosen values that the current options lack.',
  avoid: "Do not use it for words of people's own: it takes no free text.",
  limits: 'each chip is a stop of Tab; no free text',
  status: 'experimental',
} satisfies ComponentDocs
