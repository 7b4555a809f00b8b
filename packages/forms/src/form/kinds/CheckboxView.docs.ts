import type { ComponentDocs } from '../../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Kinds of field',
  use: 'In `kinds`, for fields that are yes or no.',
  instead: 'Outside of a form of rules, `CheckboxField` of `@baize/ui`.',
  anatomy: 'A `CheckboxField` of `@baize/ui` with label, hint and error.',
  keyboard: 'Space',
  role: '`checkbox`; the label of the field',
  do: 'Put the link to the terms into the label.',
  avoid: 'Do not use it for one of two named choices: a list of options is clearer.',
  limits: 'two states',
  status: 'stable',
} satisfies ComponentDocs
