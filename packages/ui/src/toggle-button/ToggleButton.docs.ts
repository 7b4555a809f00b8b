import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A filter or a view that stays on until it is activated again.',
  instead: 'For a setting, `SwitchField`. For one of several, `SegmentedControl`. For an action, `Button`.',
  anatomy: 'Icon, replaced by a check while it is on, and text.',
  keyboard: 'Enter, Space',
  role: '`button` with `aria-pressed`; its words',
  do: 'Keep the text the same in both states.',
  avoid: 'Do not use it for consent.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
