import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Images that prove something: a payment slip, a screenshot.',
  instead: 'For other files, `FileUpload`.',
  anatomy: 'Label, a drop zone with the rules and a file input, previews with state, retry and remove.',
  keyboard: 'Enter, Space open the chooser; buttons of each image',
  role: '`button` of a file input, and `alert`; the label',
  do: 'Set `camera` where the image is taken on the spot.',
  avoid:
    'Do not trust the type that the browser names: the field reads the first bytes, and a server must check again.',
  limits: 'PNG and JPEG; sends nothing by itself',
  status: 'stable',
} satisfies ComponentDocs
