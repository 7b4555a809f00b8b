import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'Withdrawal confirmation form',
  use: 'A member says whether a withdrawal arrived: all, a part, or nothing.',
  instead: 'To ask in general, `FeedbackForm`. To show its course, `Timeline` of `@baize/ui`.',
  anatomy:
    'Facts of the withdrawal, its clock, the three outcomes with what follows from each, amount or screenshots, submit; a dialog before a full receipt is confirmed.',
  keyboard: 'that of its fields; Enter in a line of text submits',
  role: '`radio` for the outcome, `textbox` for the amount, a file input as `button`',
  do: "Pass `skew`: the deadline is the server's.",
  avoid: 'Do not preselect an outcome: confirming the full amount cannot be taken back.',
  limits: 'ends with its clock',
  status: 'stable',
} satisfies ComponentDocs
