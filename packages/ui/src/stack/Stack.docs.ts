import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Things one under another with equal space.',
  instead: 'Side by side, `Inline`. In cells, `Grid`.',
  anatomy: 'One flex container; a list, a section or another element by `as`.',
  keyboard: '–',
  role: 'none, or that of `as`',
  do: 'Use nested stacks for groups: small space within, larger space between.',
  avoid: 'Do not add margins to its children.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
