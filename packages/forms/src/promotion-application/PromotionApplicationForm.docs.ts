import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Promotion application form',
  use: 'A member applies for a promotion, with a comment and images.',
  instead: 'To show promotions, `PromotionCard` of `@baize/ui`. For questions, `FeedbackForm`.',
  anatomy: 'Conditions, comment, images with their progress, submit; then the result.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`textbox` and a file input as `button`; the label of each',
  do: 'Pass `demands`, so that what is required is said before the submit.',
  avoid: 'Do not repeat the conditions after the button: people decide before it.',
  limits: 'PNG and JPEG',
  status: 'stable',
} satisfies ComponentDocs
