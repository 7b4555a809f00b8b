import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'An action on this page: save, confirm, send, open a dialog.',
  instead:
    'To lead to another page, `LinkButton` or `Link`. For a setting that stays on, `ToggleButton` or `SwitchField`. Without space for text, `IconButton`.',
  anatomy: 'Optional icon, text, optional icon at the end; a spinner in their place while `loading`.',
  keyboard: 'Enter, Space',
  role: '`button`; its words',
  do: 'Name the action by a verb, and have one solid button a screen.',
  avoid: 'Do not disable a submit button without saying why: let people submit and show what is missing.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
