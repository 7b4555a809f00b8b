import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Every heading of a page, in its outline.',
  instead: 'For large text that heads nothing, `Text`. For the name of a field, its `label`.',
  anatomy: 'An `h1` to `h4` by `level`; its look by `size`.',
  keyboard: '–',
  role: '`heading`',
  do: 'Choose `level` by the outline, and `size` by the look.',
  avoid: 'Do not skip a level.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
