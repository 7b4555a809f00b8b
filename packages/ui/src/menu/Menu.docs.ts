import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A button that opens a short list of actions or places.',
  instead:
    'For a value in a form, `SelectField`. For one of a few views, `SegmentedControl`. For content other than items, `Popover`.',
  anatomy:
    'The trigger, and a popup with groups of items: icon, text, count, note. Or `Menu.Root` with `Trigger`, `Content`, `Group` and `Item`.',
  keyboard: 'Enter, Space, up and down arrows open; arrows, Home, End, type-ahead; Escape and Tab close',
  role: '`button` that opens a `menu`; the label',
  do: 'Pass `href` for items that lead to a page: they are links.',
  avoid: 'Do not use it for two actions: show both.',
  limits: 'no submenus, no checkbox items',
  status: 'stable',
} satisfies ComponentDocs
