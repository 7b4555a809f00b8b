import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'How far a task has come: an upload, a mission.',
  instead: 'For an unknown wait of a control, `Spinner`. For steps with names, `Stepper`.',
  anatomy: 'Label, percentage, and a bar.',
  keyboard: '–',
  role: '`progressbar`; the label',
  do: 'Leave out `value` while it is unknown.',
  avoid: 'Do not move it backwards.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
