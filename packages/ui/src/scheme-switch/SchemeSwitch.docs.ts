import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Light, dark, or as the device has it, for the whole site.',
  instead: 'For a part of the page, `Theme`. For movement, `MotionSwitch`.',
  anatomy: 'A fieldset with three radio buttons, as icons with or without text.',
  keyboard: 'arrows, Home, End',
  role: '`group` of `radio`; its words',
  do: 'Put it where the language is chosen.',
  avoid: 'Do not store the choice yourself: it does, for this browser.',
  limits: 'for the page; a part of it: Theme',
  status: 'stable',
} satisfies ComponentDocs
