import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Small things side by side that wrap: buttons, tags, an icon with text.',
  instead: 'One under another, `Stack`. In equal cells, `Grid`. In set proportions, `Columns`.',
  anatomy: 'One flex container; a `ul` by `as` where it is a list.',
  keyboard: '–',
  role: 'none',
  do: 'Let it wrap; translations are longer than English.',
  avoid: 'Do not set `nowrap` on more than two short things.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
