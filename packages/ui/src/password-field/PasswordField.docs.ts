import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A password that is entered or chosen.',
  instead: 'For a code that was sent, `CodeField`. For any other text, `TextField`.',
  anatomy: 'Label, input, a button that shows or hides it, hint, error.',
  keyboard: 'those of a text field',
  role: '`textbox` of a password, and a `button` that shows it; the label',
  do: 'Set `autoComplete` to `new-password` or `current-password`, so that password managers help.',
  avoid: 'Do not forbid pasting, and do not require it twice.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
