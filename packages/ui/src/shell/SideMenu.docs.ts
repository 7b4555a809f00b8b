import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'PageShell',
  use: 'The places of a site with their icons.',
  instead: 'For the few that phones need most, `BottomBar`. For actions, `Menu`.',
  anatomy: 'A navigation with sections of links, counts, and an extra part below.',
  keyboard: 'Escape closes it on a phone; links',
  role: '`navigation`, in a `dialog` on a phone',
  do: 'Pass it to `PageShell` as `menu`: a column on wide screens, a drawer on phones.',
  avoid: 'Do not nest levels: it has sections, no submenus.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
