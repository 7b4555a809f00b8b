import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'PageShell',
  use: 'Once on a long page, to return to its beginning.',
  instead: 'For the next page of a list, `Pagination`. For parts of a page, `Link` to their ids.',
  anatomy: 'A round button that appears after the first screen.',
  keyboard: 'Enter, Space',
  role: 'a button, once the page is scrolled; its words',
  do: 'Mount it once, at the end of the shell.',
  avoid: 'Do not use it on pages that fit two screens.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
