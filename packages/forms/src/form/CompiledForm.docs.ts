import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Hand-made form',
  use: 'A form over rules that were compiled once and are used in several places, also on a server.',
  instead: 'With plain field rules, `Form`. With `useRulesForm` and a layout of your own, `FormBody`.',
  anatomy: 'The same as `Form`: summary, fields, submit, live region.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: 'a `form`, as that of `Form`',
  do: 'Compile outside of rendering.',
  avoid: 'Do not compile per render: the form would start anew.',
  limits: 'its rules do not change while it is mounted',
  status: 'stable',
} satisfies ComponentDocs
