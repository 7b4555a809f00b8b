import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'How figures change from day to day: turnover, new members.',
  instead:
    'For categories without an order, `BarChart`. For shares, `ShareChart`. For exact figures, `Table`.',
  anatomy: 'Title, summary, scale, lines with their own strokes and marks, and a table of the same figures.',
  keyboard: 'arrows, Home, End go from point to point',
  role: '`figure` with a summary, and a table',
  do: 'Pass a missing day as missing: it becomes a gap, not a zero.',
  avoid: 'Do not compare money and counts in one chart: it has one unit.',
  limits: 'no zoom',
  status: 'stable',
} satisfies ComponentDocs
