import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Once around every page of a site.',
  instead: 'For a screen outside of the site, `StatusPage`. For a width alone, `Container`.',
  anatomy:
    'Link that skips to the content, header, side menu (a drawer on phones), main content, footer, bottom bar.',
  keyboard: 'Enter on the link that skips to the content',
  role: '`main` and the landmarks in it',
  do: 'Keep it mounted over navigation, and change its children.',
  avoid: 'Do not add another `main` element inside.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
