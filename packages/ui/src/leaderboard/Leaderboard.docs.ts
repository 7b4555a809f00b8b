import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: "A ranking by a published formula, with the reader's own place.",
  instead: 'For recent wins, `WinnerBoard`. For other ordered data, `Table`.',
  anatomy:
    'Image and title, a table of ranks, the own place pinned, formula, rule for ties, and when it was counted.',
  keyboard: '–',
  role: '`table`; the caption',
  do: 'Say the formula in words that players understand.',
  avoid: 'Do not show full account names: mask them before they reach it.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
