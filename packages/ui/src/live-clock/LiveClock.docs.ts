import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: "The platform's time of day, in a header or beside a table of results.",
  instead: 'For an instant, `DateTime`. For time left, `Countdown`.',
  anatomy: 'Offset from Greenwich, and a `time` element that changes each second.',
  keyboard: '–',
  role: '`timer`; not announced',
  do: "Pass `skew`, so that it is the server's time.",
  avoid: 'Do not show several zones at once.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
