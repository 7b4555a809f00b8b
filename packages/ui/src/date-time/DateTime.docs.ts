import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'An instant as people read it: when a bet was placed, when an offer ends.',
  instead:
    'For how long ago, `RelativeTime`. For a running clock, `LiveClock`. For the time left, `Countdown`.',
  anatomy: "A `time` element with date, time or both in the page's language and zone.",
  keyboard: '–',
  role: '`time`',
  do: 'Pass the instant with its offset, as the API sends it.',
  avoid: 'Do not format dates by hand: Khmer and Arabic differ from what the browser has.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
