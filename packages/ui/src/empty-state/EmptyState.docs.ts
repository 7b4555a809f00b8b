import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'In place of a list that has nothing in it: no bets yet, no results.',
  instead: 'For a failure to load, `ErrorState`. While it loads, `Skeleton`.',
  anatomy: 'Icon, heading, explanation, and the way on.',
  keyboard: '–',
  role: 'none; its words',
  do: 'Say what will appear here, and offer the first step in `action`.',
  avoid: 'Do not blame the filters without offering to reset them.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
