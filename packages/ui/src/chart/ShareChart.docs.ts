import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'The parts of one whole: deposits by method, bets by vendor.',
  instead: 'For figures over time, `LineChart`. For comparing sums, `BarChart`. For exact figures, `Table`.',
  anatomy: 'Title, ring or bar, a list of the parts with shares, and a table.',
  keyboard: '–',
  role: '`figure` with a summary, and a table',
  do: 'Order the parts by meaning only where there is one; the largest come first otherwise.',
  avoid: 'Do not use it for figures that are not parts of one sum.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
