import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Many controls of one thing that should be a single stop of Tab.',
  instead: 'For two or three buttons, `ButtonGroup`. For a list behind one button, `Menu`.',
  anatomy: 'Groups of buttons, toggles and links with lines between them; or `Toolbar.Root` with its parts.',
  keyboard: 'one stop of Tab; arrows, Home, End',
  role: '`toolbar`; the label',
  do: 'Put the most used control first.',
  avoid: "Do not put fields into it: their arrow keys collide with the toolbar's.",
  limits: 'no controls of other kinds',
  status: 'experimental',
} satisfies ComponentDocs
