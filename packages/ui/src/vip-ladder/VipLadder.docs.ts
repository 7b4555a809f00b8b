import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'All VIP levels, what each requires and its benefits, and where the member is.',
  instead: 'For one figure of progress, `Progress`. For missions, `MissionCard`.',
  anatomy: "The member's standing, and a list of levels with requirements and benefits.",
  keyboard: '–',
  role: '`list`; the label',
  do: 'Leave out `current` for visitors.',
  avoid: 'Do not show benefits that the platform does not grant by itself.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
