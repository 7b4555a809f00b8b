import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Hand-made form',
  use: "A form whose rules you declare, with the package's checks, errors and accessibility.",
  instead:
    "From the platform's register settings, `RulesForm`. With rules compiled already, `CompiledForm`. For one of the product's forms, that form.",
  anatomy: 'Error summary, the fields in order or your layout of `FormField`, submit, live region.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: 'a `form`; errors in a `region` with a `link` to each field',
  do: 'Return refusals from `onSubmit`: they are shown at their fields.',
  avoid: 'Do not disable the submit button until all is valid: errors are shown on submit.',
  limits: 'knows no network: `onSubmit` sends',
  status: 'stable',
} satisfies ComponentDocs
