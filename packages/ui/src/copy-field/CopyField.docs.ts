import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Text that people take elsewhere: an invitation link, a bank account number, a reference.',
  instead: 'For text that they edit, `TextField`. For a code in a sentence, `Code`.',
  anatomy: 'Label, read-only text, a button that copies and then confirms, hint.',
  keyboard: 'Enter, Space',
  role: '`textbox` that is read only, and a `button`; the label',
  do: 'Leave it the full width, so that the text can be checked.',
  avoid: 'Do not put a password into it that is shown again later.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
