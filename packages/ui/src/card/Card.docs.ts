import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Things that belong together as one object in a list or on a page.',
  instead:
    'For a surface without that meaning, `Box`. For promotions, games and products, `PromotionCard`, `GameTile` and `ProductCard`.',
  anatomy: 'One surface with padding around its children; an `article` or `section` by `as`.',
  keyboard: '–',
  role: 'none, or that of `as`',
  do: 'Start it with a `Heading` where it is one of several.',
  avoid: 'Do not put cards into cards: a line or space separates better.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
