import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'One of six to twenty known options, in a form.',
  instead: 'For fewer, `RadioGroup`. For more, `ComboboxField`. For actions, `Menu`.',
  anatomy: "Label, the browser's own select with optional groups, hint, error.",
  keyboard: 'those of the browser',
  role: '`combobox`, the browser’s own; the label',
  do: 'Order options as people look for them, and group long lists.',
  avoid: 'Do not start it on an option that changes what is sent without notice.',
  limits: 'options are text',
  status: 'stable',
} satisfies ComponentDocs
