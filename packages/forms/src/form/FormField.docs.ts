import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Hand-made form',
  use: 'One field of the form around it, at the place where your layout wants it.',
  instead: 'Outside of a form of rules, a field of `@baize/ui` such as `TextField`.',
  anatomy: "The component of the field's kind with its label, hint and error.",
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: 'that of the kind: `textbox`, `checkbox`, `combobox` and so on',
  do: 'Keep the order of the rules in the layout: the summary lists errors in it.',
  avoid: 'Do not render a field twice.',
  limits: 'shows nothing for a name that the form does not have',
  status: 'stable',
} satisfies ComponentDocs
