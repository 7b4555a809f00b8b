import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'One choice from dozens to thousands, found by typing: a bank, a country, an account.',
  instead:
    'For up to twenty choices, `SelectField`. For several choices, `MultiSelect`. For free text, `TextField`.',
  anatomy: 'Label, input, a list of matching options in a popup, hint, error.',
  keyboard: 'up and down arrows, Page Up, Page Down, Enter, Escape; Alt with an arrow opens and closes',
  role: '`combobox` with a `listbox`; the label',
  do: 'Set `filter={false}` and `onInputChange` where a server searches, and `valueLabel` for a value it has not returned yet.',
  avoid: 'Do not use it where any text is valid: only an option can be chosen.',
  limits: 'no sections; for up to twenty choices SelectField',
  status: 'stable',
} satisfies ComponentDocs
