import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A control of your own that needs the label, hint and error of every other field.',
  instead: 'For known kinds of input, `TextField`, `SelectField` and the others have it inside.',
  anatomy: 'Label, your control (through a function that receives its attributes), hint, error.',
  keyboard: 'that of its control',
  role: 'names and describes its control',
  do: 'Spread the attributes on the element that takes the focus.',
  avoid: 'Do not add a second label inside: the control would have two names.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
