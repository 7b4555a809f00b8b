import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Where one is in a process of three to six steps.',
  instead:
    'For what happened over time, `Timeline`. For a share, `Progress`. For views in any order, `Tabs`.',
  anatomy:
    'The number of the step, and an ordered list of steps with title and state; those done are buttons where `onStepSelect` is set.',
  keyboard: '–',
  role: '`list` with `aria-current`; the label',
  do: 'Keep its titles to one or two words.',
  avoid: 'Do not let people skip ahead to steps that depend on earlier ones.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
