import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'In place of the site: maintenance, a blocked region, a wrong address.',
  instead: "For a part of a page, `ErrorState`. For an unknown route, a screen of the site's own.",
  anatomy: 'Logo, heading, explanation, facts such as the address, contacts, retry, language.',
  keyboard: 'Enter, Space',
  role: 'a heading and its words',
  do: 'Pass `until` where the end of the maintenance is known.',
  avoid: "Do not load the site's own data for it: it must work without a platform.",
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
