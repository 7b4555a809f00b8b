import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Text for screen readers where the look says enough: the name of a column of buttons.',
  instead: 'For the name of a control, its `label`. To hide from everyone, do not render it.',
  anatomy: 'One element that takes no space.',
  keyboard: '–',
  role: 'text',
  do: 'Write what a sighted reader sees from the context.',
  avoid: 'Do not put links or buttons into it: their focus would be invisible.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
