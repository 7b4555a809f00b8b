import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Two or more actions on the same thing that read as one control, such as a save button and its menu.',
  instead: 'To choose one of several, `SegmentedControl`. For many controls as one stop of Tab, `Toolbar`.',
  anatomy: 'A named group with the buttons joined at their edges.',
  keyboard: 'that of its buttons',
  role: '`group`; the label',
  do: 'Give the group a `label` that says what the buttons act on.',
  avoid: 'Do not join actions that have nothing to do with each other: use `Inline`.',
  limits: 'each button is a stop of Tab: Toolbar is one',
  status: 'stable',
} satisfies ComponentDocs
