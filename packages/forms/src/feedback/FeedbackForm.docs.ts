import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Feedback form',
  use: 'A question, proposal or complaint to customer service.',
  instead:
    'For a conversation, `ChatFrame` of `@baize/ui`. For proofs of a promotion, `PromotionApplicationForm`.',
  anatomy:
    'Name for visitors, topic, text with counter, captcha, a warning never to send passwords, submit; then a reference number to copy.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`textbox` fields, a `combobox` of topics; what is missing in a `region`',
  do: 'Set `draftKey`, so that a long text survives a reload.',
  avoid: 'Do not shorten complaints: their minimum length is a rule, that of questions is advice.',
  limits: 'no attachments',
  status: 'stable',
} satisfies ComponentDocs
