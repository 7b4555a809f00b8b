import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Recent real wins in a lobby.',
  instead: "For a ranking, `Leaderboard`. For records of one's own, `Table`.",
  anatomy: 'Icon and title, pause button, optional choice of rankings, and rows with name, game and amount.',
  keyboard: 'arrows scroll',
  role: '`group` with a `list`; the title',
  do: 'Pass masked names and real wins only.',
  avoid: 'Do not fill it with invented entries: it shows an empty state.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
