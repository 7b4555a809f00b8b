import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'One yes or no that is sent with a form: accept terms, remember this device.',
  instead:
    'For a setting that applies at once, `SwitchField`. For several choices, `CheckboxGroup`. For one of several, `RadioGroup`.',
  anatomy: 'Box and label in one target; hint and error below.',
  keyboard: 'Space',
  role: '`checkbox`; the label',
  do: 'Write the label so that ticking it means yes.',
  avoid: 'Do not tick consent in advance.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
