import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Something chosen that can be removed: a filter in force.',
  instead: 'For a quality, `Badge`. For a state, `StatusLabel`. For an on and off filter, `ToggleButton`.',
  anatomy: 'Optional icon, label, and a button that removes it.',
  keyboard: 'Enter, Space, Delete, Backspace remove',
  role: 'text, and a `button`; `Remove label`',
  do: 'Move the focus to the next tag after one was removed.',
  avoid: 'Do not make the whole tag a link.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
