import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'One titled row of games that scrolls sideways: hot, new, recently played.',
  instead: 'For all games of a kind, `GameGrid`. For promotions, `BannerCarousel`.',
  anatomy: 'Heading with icon, link to all, previous and next, optional pause, and a row of tiles.',
  keyboard: 'left and right arrows, Home, End between tiles',
  role: '`list`; the label',
  do: 'Set `seeAllHref` where there are more games than the strip shows.',
  avoid: 'Do not autoplay more than one strip of a page.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
