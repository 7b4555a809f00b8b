import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: "Time left until an instant: an offer's end, a confirmation's deadline.",
  instead: 'For the time of day, `LiveClock`. For how long ago something was, `RelativeTime`.',
  anatomy: 'The remaining time, and a hidden status that is announced at a few marks.',
  keyboard: '–',
  role: '`timer`; the label',
  do: "Pass `skew` from the server's clock, and act in `onEnd`.",
  avoid: 'Do not let it decide by itself: the server rejects what is late.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
