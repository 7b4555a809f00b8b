import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Dialog',
  use: 'Once in an app, at its root, so that `confirm()` and `openDialog()` have a place to render.',
  instead: 'For a dialog that a component controls itself, `Dialog` or `PopupDialog`.',
  anatomy: 'Nothing until a dialog is opened; then that dialog.',
  keyboard: 'Escape closes; Tab stays within',
  role: 'that of the dialogs in it',
  do: 'Mount it inside the `LanguageProvider` and the theme.',
  avoid: 'Do not mount it per screen: a question would be shown twice.',
  limits: 'one for a page',
  status: 'stable',
} satisfies ComponentDocs
