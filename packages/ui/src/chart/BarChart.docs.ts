import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Amounts of several categories side by side, or stacked as the parts of a sum: deposits by method, bets by day.',
  instead:
    'For a course over many days, `LineChart`. For shares of one whole, `ShareChart`. For exact figures, `Table`.',
  anatomy: 'Title, legend, scale, bars with a pattern for each series, and a table of the same figures.',
  keyboard: 'arrows, Home, End go from point to point',
  role: '`figure` with a summary, and a table',
  do: 'Set `ordered` where the categories follow one another, as days do.',
  avoid: 'Do not draw more than a handful of series: patterns stop being distinct.',
  limits: 'no zoom',
  status: 'stable',
} satisfies ComponentDocs
