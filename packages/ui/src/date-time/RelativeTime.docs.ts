import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'DateTime',
  use: 'How long ago or how soon something is, where the exact time matters less.',
  instead: 'For the exact time, `DateTime`. For seconds that run, `Countdown`.',
  anatomy: 'A `time` element with words, and the exact time as its tooltip.',
  keyboard: '–',
  role: '`time`',
  do: 'Use it for recent things: messages, sessions.',
  avoid: 'Do not use it in records that people compare with a statement.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
