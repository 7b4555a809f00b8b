import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A key on the keyboard, named in a sentence.',
  instead: 'For code, `Code`. For the key that opens the palette, `shortcut` of `CommandPalette`.',
  anatomy: 'A `kbd` element that is never translated.',
  keyboard: '–',
  role: '`kbd`',
  do: 'Write one key each: `Ctrl` and `K`.',
  avoid: 'Do not use it for buttons on the screen.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
