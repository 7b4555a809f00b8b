import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A rough number or range on a scale: a filter by price.',
  instead: 'For an exact number, `NumberField`. For money that is paid, `AmountField`.',
  anatomy: 'Label, the value in words, a track, one or two thumbs, hint, error.',
  keyboard: 'arrows by a step, Page Up and Page Down by ten, Home, End',
  role: '`group` of `slider`; the label of each thumb',
  do: 'Ask a server in `onValueCommit`, not in `onValueChange`.',
  avoid: 'Do not use it where a small difference matters.',
  limits: 'one or two thumbs; its place is a style, so a server does not render it',
  status: 'stable',
} satisfies ComponentDocs
