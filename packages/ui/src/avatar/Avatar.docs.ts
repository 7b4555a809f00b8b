import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A user’s image beside the name: in the header, a table of the team, a conversation.',
  instead: 'For the logo of a vendor, `VendorCard`. For a symbol, an icon of `@baize/ui/icons`.',
  anatomy: 'A circle with the image, or with the first letters of the name while there is none.',
  keyboard: '–',
  role: '`img`; the name',
  do: 'Set `decorative` where the name is written beside it, so that it is not read twice.',
  avoid: 'Do not make it the only way to distinguish people: initials repeat.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
