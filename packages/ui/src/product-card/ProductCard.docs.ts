import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A product of the points mall, with the way to redeem it.',
  instead: 'For a promotion, `PromotionCard`. For other things, `Card`.',
  anatomy: 'Image, name, price in points, stock, state of the last redemption, and a button.',
  keyboard: 'Enter, Space',
  role: '`article`; its name',
  do: 'Pass `balance`, so that the card can say what is missing.',
  avoid: 'Do not redeem at once from `onRedeem`: request the number and a confirmation.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
