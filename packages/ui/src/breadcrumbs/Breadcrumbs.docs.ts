import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Where a page is in a hierarchy of three levels or more, with the way back up.',
  instead: 'For steps of a process, `Stepper`. For the main places, `Header` and `SideMenu`.',
  anatomy: 'A navigation with an ordered list of links; the last item is the current page and no link.',
  keyboard: 'Enter',
  role: '`navigation`; the label',
  do: 'Put it above the heading of the page.',
  avoid: 'Do not use it as a history of visited pages: it shows where a page belongs.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
