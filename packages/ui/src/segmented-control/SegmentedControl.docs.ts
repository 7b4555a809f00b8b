import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'One of two to five short choices that change the view at once.',
  instead:
    'For panels with their own content, `Tabs`. In a form, `RadioGroup`. For more choices, `SelectField`.',
  anatomy: 'A group of segments with icon, text, or both; or `SegmentedControl.Root` with `Item`.',
  keyboard: 'arrows, Home, End',
  role: '`radiogroup` of `radio`; the label',
  do: 'Keep labels to one word.',
  avoid: 'Do not use it for actions: `ButtonGroup` is for those.',
  limits: 'one of a few',
  status: 'stable',
} satisfies ComponentDocs
