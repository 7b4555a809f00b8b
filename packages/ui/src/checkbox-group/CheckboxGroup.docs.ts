import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Any number of choices from a short list: filters, kinds of messages.',
  instead:
    'For one choice, `RadioGroup`. For long lists, `MultiSelect`. For a single yes or no, `CheckboxField`.',
  anatomy: 'A fieldset with legend, an optional box for all, the boxes, hint and error.',
  keyboard: 'Space',
  role: '`group` of `checkbox`; the label',
  do: 'Set `allLabel` from about five options, so that all can be ticked at once.',
  avoid: 'Do not rely on the order of ticking: values come in the order of the page.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
