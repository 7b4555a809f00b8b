import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A customer service chat of another site, inside the page.',
  instead: 'For a list of ways to reach service, `FloatingService`. For a game, `GameFrame`.',
  anatomy:
    'A region with a heading, a link that opens the chat in a tab of its own, and a sandboxed frame, or what failed with a retry.',
  keyboard: 'that of the page in it',
  role: '`region` with a frame; the title',
  do: 'List the exact origins in `allowedOrigins`; nothing else is opened.',
  avoid: 'Do not pass personal data in the address: the other site can log it.',
  limits: 'of allowed origins only',
  status: 'stable',
} satisfies ComponentDocs
