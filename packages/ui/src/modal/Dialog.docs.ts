import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A short message with one to three buttons: confirm a deletion, choose how to continue.',
  instead:
    'From code, `confirm()` and `openDialog()` need no state. For a form or long content, `PopupDialog`. For a side panel, `Drawer`.',
  anatomy: 'Icon, title, message, buttons; or `Dialog.Root` with `Header`, `Body` and `Footer` of your own.',
  keyboard: 'Escape closes; Tab stays within',
  role: '`dialog`, with several buttons `alertdialog`; the title or the label',
  do: 'Name the buttons by what they do: "Delete link", "Keep it".',
  avoid: 'Do not open one for news: a `toast()` interrupts less.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
