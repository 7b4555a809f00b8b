import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A challenge in a form that the platform requires after failures, or before it sends a message.',
  instead:
    'In a form of rules, the captcha kind of `CompiledForm` does all of this. For any other text, `TextField`.',
  anatomy:
    "Label, image or state of the device's proof, button for another image, input, and optional ways without reading: automatic proof, tones.",
  keyboard: 'those of a text field',
  role: '`textbox`; the label',
  do: 'Offer `onProve` or `sound`, so that people who cannot read the image get through.',
  avoid: 'Do not show it before the platform requires it: it stops real people.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
