import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Words to search by, in a list or a site.',
  instead:
    'To choose one known option, `ComboboxField`. For commands, `CommandPalette`. For filters, fields of their kind.',
  anatomy:
    'Label, icon or spinner, input, a button that clears, optional search button, and the announced number of results.',
  keyboard: 'Enter searches, Escape clears',
  role: '`searchbox`; the label',
  do: 'Pass `resultCount`: screen readers then announce it.',
  avoid: 'Do not search on every key: `searchOnType` waits for a pause.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
