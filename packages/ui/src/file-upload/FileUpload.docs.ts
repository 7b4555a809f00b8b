import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Files that people attach: a statement, a document of identity.',
  instead: 'For photographs with previews, `ImageUpload`.',
  anatomy:
    'Label, a drop zone with the rules and a file input, a list of files with progress, retry and remove, status messages.',
  keyboard: 'Enter, Space open the chooser; buttons of each file',
  role: '`button` of a file input, a `list`, `alert` and `status`; the label',
  do: 'Check contents on the server: `accept` looks at names only.',
  avoid: "Do not send the files in one request with the form: keep each one's status in `value`.",
  limits: 'sends nothing by itself; types are checked by name, what is in a file only by a server',
  status: 'experimental',
} satisfies ComponentDocs
