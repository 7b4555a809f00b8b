import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'An address for a phone to read: an invitation, an app.',
  instead: 'For the same text on this device, `CopyField` beside it.',
  anatomy: 'One SVG with the code.',
  keyboard: '–',
  role: '`img`; the label',
  do: 'Show the address as text too.',
  avoid: 'Do not put secrets into it that may be photographed, unless that is its purpose.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
