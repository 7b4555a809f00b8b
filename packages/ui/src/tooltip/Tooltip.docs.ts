import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'More about a control that has a name already.',
  instead:
    'Beside a term, `InfoTip`. For content with links, `Popover`. For the name of an icon, the `label` of `IconButton`.',
  anatomy: 'The control, and a text beside it on hover, focus or a long touch.',
  keyboard: 'focus shows it; Escape hides',
  role: 'the description of its control',
  do: 'Keep it to one sentence that is useful and not needed.',
  avoid: 'Do not wrap text or images that Tab does not reach.',
  limits: 'text only',
  status: 'stable',
} satisfies ComponentDocs
