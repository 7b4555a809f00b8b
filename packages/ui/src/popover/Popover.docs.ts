import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A small panel beside a button: filters, details, a few controls.',
  instead: 'For actions, `Menu`. For a description, `Tooltip`. For a whole form, `PopupDialog`.',
  anatomy:
    'The trigger, and a panel with optional title, content, and parts that close it; or `Popover.Root` with `Trigger`, `Content` and `Close`.',
  keyboard: 'Enter, Space open; Escape closes; Tab stays within',
  role: '`button` that opens a `dialog`; the label',
  do: 'Show the label as a title with `withTitle` where the panel has several parts.',
  avoid: 'Do not open another layer from it, apart from a list of choices.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
