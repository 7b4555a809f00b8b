import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A mission: what counts, how far the player is, until when, and the reward.',
  instead: 'For a promotion to apply for, `PromotionCard`. For plain progress, `Progress`.',
  anatomy: 'Image, title, progress with figures, reward, deadline, and a button that claims.',
  keyboard: 'Enter, Space',
  role: '`article`; its title',
  do: 'Keep one idempotency key for each claim.',
  avoid: 'Do not hide missed missions without a word: the card shows that state.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
