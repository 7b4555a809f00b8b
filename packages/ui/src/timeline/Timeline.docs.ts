import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'What happened to one thing, in order: a withdrawal, an application.',
  instead: 'For a process that people complete, `Stepper`. For records of many things, `Table`.',
  anatomy: 'An ordered list with mark, title, hidden state, time and reason of each step.',
  keyboard: '–',
  role: '`list`; the label',
  do: 'Give a failed step its `reason`.',
  avoid: 'Do not list expected steps that may never happen.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
