import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A few promotions at the top of a lobby, one in view at a time.',
  instead:
    'For one message, `InlineBanner`. For a row of games, `GameStrip`. For promotions that are compared, a `Grid` of `PromotionCard`.',
  anatomy: 'The banner, previous and next, pause, and a dot for each banner.',
  keyboard: 'Enter, Space on previous, next, pause and the dots',
  role: '`region` called a carousel, with a `group` for each banner; the label',
  do: 'Put the most important banner first: many readers see no other.',
  avoid: 'Do not put terms that people must know into a banner that moves on by itself.',
  limits: 'one banner in view; no arrow keys',
  status: 'stable',
} satisfies ComponentDocs
