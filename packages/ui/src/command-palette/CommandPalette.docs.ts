import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'In a work tool, to reach pages and records by typing their names.',
  instead: 'For a search within one list, `SearchField`. For the actions of one thing, `Menu`.',
  anatomy: 'A dialog with an input and a list of results in groups.',
  keyboard: 'its shortcut; up and down arrows, Page Up, Page Down, Enter, Escape clears, then closes',
  role: '`dialog` with a `combobox` and a `listbox` in groups; the label',
  do: 'Show a button that opens it too: a shortcut alone is not discovered.',
  avoid: 'Do not make it the only way to anything.',
  limits: 'one level; options are no links to assistive technology',
  status: 'experimental',
} satisfies ComponentDocs
