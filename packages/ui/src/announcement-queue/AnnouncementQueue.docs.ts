import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Announcements of an operator that a visitor should see once, one after another.',
  instead:
    "For a message of the site's own, `PopupDialog`. For a list to read at leisure, `AnnouncementList`.",
  anatomy:
    'A popup with title, sanitised content, the choice not to show it again, how many follow, and one button.',
  keyboard: 'Escape closes; Tab stays within',
  role: '`dialog`; the title',
  do: 'Store the ids from `onSeen`, and pass `hold` while a game is open.',
  avoid: 'Do not mount two of them: each would open its own dialog.',
  limits: 'one at a time',
  status: 'stable',
} satisfies ComponentDocs
