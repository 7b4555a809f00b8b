import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Toast',
  use: 'Once in an app, so that `toast()` can show short messages over everything.',
  instead: 'For what must stay in view, `Alert`. For questions, `confirm()`. For the page, `InlineBanner`.',
  anatomy: 'A live region in which messages appear as alerts with a close button.',
  keyboard: 'F8 leads to the messages, Escape back; Enter, Space on their buttons',
  role: 'a live region; Messages',
  do: 'Say the result in one sentence: "Copied", "Deposit sent".',
  avoid: 'Do not put the only link to something into a message that passes.',
  limits: 'one for a page',
  status: 'stable',
} satisfies ComponentDocs
