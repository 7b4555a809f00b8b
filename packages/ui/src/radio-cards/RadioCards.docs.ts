import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'One of a few options that need an image or a sentence each: payment methods.',
  instead: 'For short options, `RadioGroup` or `SegmentedControl`. For many, `SelectField`.',
  anatomy: 'A fieldset with legend and cards: radio button, label, description, image; hint and error.',
  keyboard: 'arrows, Home, End',
  role: '`group` of `radio`; the label',
  do: 'Put what differs into the description: fee, time, limits.',
  avoid: 'Do not put buttons or links into a card.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
