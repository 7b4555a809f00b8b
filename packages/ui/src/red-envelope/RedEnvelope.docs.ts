import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A gift of money that a player opens.',
  instead: "For the result of any other action, `toast()`. For a mission's reward, `MissionCard`.",
  anatomy:
    'The envelope with a seal to activate, then the amount, from whom it is, and a button that closes it.',
  keyboard: 'Enter, Space',
  role: '`button`; its words',
  do: 'Respond to `onOpen` with the next state as the platform decides it.',
  avoid: 'Do not decide the amount in the browser.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
