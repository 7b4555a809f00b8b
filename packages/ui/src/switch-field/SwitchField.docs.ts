import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A setting that applies at once: notifications, two-step verification.',
  instead:
    'For a choice that is sent with a form, `CheckboxField`. For one of two named views, `SegmentedControl`.',
  anatomy: 'Label and switch in one target, a spinner while it is saved, hint, error.',
  keyboard: 'Space',
  role: '`switch`; the label',
  do: 'Pass `loading` while the server decides.',
  avoid: 'Do not add a save button: it says that the setting does not apply yet.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
