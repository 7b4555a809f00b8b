import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: "The wallet's balance in the header, with a way to hide and refresh it.",
  instead: 'For an amount in content, `Amount`. For the figures of an overview, `StatTile`.',
  anatomy:
    'The amount (a button where `onOpen` is set), a button that hides or shows it, a button that refreshes it.',
  keyboard: 'Enter, Space',
  role: '`group` of `button`; Balance',
  do: 'Keep `hidden` on the account or the device, so that a hidden balance stays hidden on the next page.',
  avoid: 'Do not show a zero while the balance is unknown: pass `undefined`.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
