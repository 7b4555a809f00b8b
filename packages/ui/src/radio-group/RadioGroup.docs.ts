import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'One of two to five options that are all worth seeing.',
  instead:
    'For more, `SelectField`. With images, `RadioCards`. For a view that changes at once, `SegmentedControl`.',
  anatomy: 'A fieldset with legend, radio buttons with label and description, hint and error.',
  keyboard: 'arrows, Home, End',
  role: '`group` of `radio`; the label',
  do: 'Preselect only what is right for most people and costs nothing.',
  avoid: 'Do not use it for yes or no: `CheckboxField` is shorter.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
