import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A message about a whole page or section, with what can be done about it: maintenance tonight, verify your e-mail.',
  instead: 'For what happened just now, `Alert` or `toast()`. For promotions, `BannerCarousel`.',
  anatomy: 'Icon, title, message, one or two actions, optional close button.',
  keyboard: 'Enter, Space on its buttons',
  role: '`region`; the label',
  do: 'Remember that it was closed, by `onOpenChange`.',
  avoid: 'Do not stack several: show the most important one.',
  limits: 'is not announced: Alert is',
  status: 'experimental',
} satisfies ComponentDocs
