import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A form or longer content over the page, which stays behind it: sign in, deposit, details of a bet.',
  instead:
    'For a question with buttons, `Dialog`. For a side panel, `Drawer`. For a page of its own, a route.',
  anatomy: 'Title, close button, scrolling content, and a footer that stays in view.',
  keyboard: 'Escape closes; Tab stays within',
  role: '`dialog`; the title or the label',
  do: 'Pass `skeleton` for content that takes long to render, and `keepMounted` for forms that are opened often.',
  avoid: 'Do not expect a click beside it to close it: typed text would be lost.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
