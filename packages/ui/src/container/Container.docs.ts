import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'The content of a page, centred, with a maximum width and space at its sides.',
  instead: 'Inside `PageShell`, its `width` does this already. For a box inside the page, `Box`.',
  anatomy: 'One element in the middle of its parent.',
  keyboard: '–',
  role: 'none',
  do: 'Use one for each full-width band of a page.',
  avoid: 'Do not nest containers with a gutter: pass `gutter={false}` inside.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
