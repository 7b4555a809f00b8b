import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'PageShell',
  use: 'The three to five places that people on a phone return to most.',
  instead: 'For all places, `SideMenu`. For parts of one screen, `Tabs`.',
  anatomy: 'A list of links with icon, text and optional count; one may be emphasised.',
  keyboard: 'Enter',
  role: '`navigation`; the label',
  do: 'Pass it to `PageShell` as `bottomBar`, which shows it on phones only.',
  avoid: 'Do not put actions in it: each item is a link to a place.',
  limits: 'at most five items',
  status: 'stable',
} satisfies ComponentDocs
