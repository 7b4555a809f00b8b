import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Filters, navigation or details beside the page that people return to.',
  instead:
    'For a question, `Dialog`. For a form of its own, `PopupDialog`. For a few controls beside a button, `Popover`.',
  anatomy:
    'A panel from an edge with title, close button, scrolling content, and a footer that stays in view.',
  keyboard: 'Escape closes; Tab stays within',
  role: '`dialog`; the title or the label',
  do: 'Put the actions into `footer`, where they are reached without scrolling.',
  avoid: 'Do not open a second drawer from the first.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
