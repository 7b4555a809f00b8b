import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'How many things wait behind a link or a tab: unread messages, open requests.',
  instead: 'For a word, `Badge`. For a figure of an overview, `StatTile`.',
  anatomy: 'A small number, capped at `max`, with a text for screen readers.',
  keyboard: '–',
  role: 'text for screen readers',
  do: 'Write `label` as a whole phrase, such as "3 unread messages".',
  avoid: 'Do not show it for totals that want no attention.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
