import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'SchemeSwitch',
  use: 'In the settings or the footer, so that people can stop everything that moves by itself.',
  instead: 'For the colour scheme, `SchemeSwitch`. For any other setting, `SwitchField`.',
  anatomy: 'A label and a switch.',
  keyboard: 'Space',
  role: '`switch`; its words',
  do: 'Offer it where the site has carousels, marquees or counters.',
  avoid: "Do not rely on it alone: the device's setting for reduced motion is respected without it.",
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
