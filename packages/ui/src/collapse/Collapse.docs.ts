import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'One section that a few readers need, opened in place: details of a fee, technical data.',
  instead: 'For several in a row, `Accordion`. For a panel over the page, `Popover` or `Drawer`.',
  anatomy: 'A button with the label and an arrow; the content below while it is open.',
  keyboard: 'Enter, Space',
  role: '`button` with `aria-expanded`; the label',
  do: 'Name what is inside, not "more".',
  avoid: 'Do not hide what people need in order to decide.',
  limits: 'closed content is not mounted',
  status: 'stable',
} satisfies ComponentDocs
