import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A shortcut to the actions of a row or an item at the pointer.',
  instead: 'As the visible way to these actions, `Menu`. There must always be one.',
  anatomy: 'The area that is watched, and a menu at the pointer or at the focused element.',
  keyboard: 'the menu key or Shift+F10 on what has the focus in it; then as Menu',
  role: '`menu`; the label',
  do: 'Repeat its actions in a visible control of the same item.',
  avoid: "Do not put it over text that people select and copy: it replaces the browser's own menu.",
  limits: 'a shortcut: its actions need visible controls too; no submenus',
  status: 'experimental',
} satisfies ComponentDocs
