import type { ComponentDocs } from '../../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Kinds of field',
  use: 'In `kinds`, for fields of one line of text.',
  instead: 'In your own layout, `FormField`, which picks the view by kind.',
  anatomy: 'A `TextField` of `@baize/ui` that is tied to the form.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`textbox`; the label of the field',
  do: 'Pass it in `kinds` of `FormBody` where a page has text fields only.',
  avoid: "Do not render it outside of a form: it reads the form's context.",
  limits: 'one line',
  status: 'stable',
} satisfies ComponentDocs
