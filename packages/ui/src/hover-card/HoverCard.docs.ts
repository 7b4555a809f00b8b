import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: "A preview of what a link leads to, for people with a mouse or on the keyboard's focus.",
  instead: 'For a short description, `Tooltip`. For content that all people need, `Popover`.',
  anatomy: 'The link, and beside it a card that screen readers do not see.',
  keyboard: 'the focus of its link opens it; Escape closes',
  role: 'none: hidden from screen readers',
  do: 'Show only what the linked page says too.',
  avoid: 'Do not put buttons in it: touch screens, Tab and screen readers do not reach it.',
  limits: 'never the only place of what it shows; not on touch screens',
  status: 'experimental',
} satisfies ComponentDocs
