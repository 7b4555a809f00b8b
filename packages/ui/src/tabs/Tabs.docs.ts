import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Views of one thing, of which one is read at a time.',
  instead:
    'For a switch of the same view, `SegmentedControl`. For steps in order, `Stepper`. For pages with their own address, links.',
  anatomy:
    'A list of tabs with counts, and the panel of the selected one; or `Tabs.Root` with `List`, `Tab` and `Panel`.',
  keyboard: 'left and right arrows, Home, End',
  role: '`tablist` of `tab`, each with a `tabpanel`; the label',
  do: 'Keep tabs to what fits a line: the list scrolls beyond that.',
  avoid: 'Do not put required fields of one form into different tabs.',
  limits: 'horizontal',
  status: 'stable',
} satisfies ComponentDocs
