import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'PageShell',
  use: 'The bar at the top of every page.',
  instead: 'For the heading of a section, `Heading`. For places on a phone, `BottomBar`.',
  anatomy: 'Menu button (where the shell has a side menu), logo that leads home, main places, actions.',
  keyboard: 'Enter',
  role: '`banner`',
  do: 'Give the logo a text alternative: it is the name of the home link.',
  avoid: 'Do not fill it: beside the balance there is space for one action on a phone.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
