import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Rules form',
  use: "A form made from the platform's register settings, in your own page.",
  instead: 'The whole of registering, `RegisterForm`. With your own rules, `Form`.',
  anatomy: "One field for each enabled rule in the platform's order, terms, submit.",
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: 'a `form`; `textbox`, `combobox` and `checkbox` fields',
  do: 'Leave out what the page asks elsewhere by `omit`.',
  avoid: 'Do not copy rules into the page: they change on the platform.',
  limits: "kinds of the platform's settings and of `kinds`",
  status: 'stable',
} satisfies ComponentDocs
