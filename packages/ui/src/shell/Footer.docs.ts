import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  page: 'PageShell',
  use: 'The end of every page: links, licence, payment methods, vendors, copyright.',
  instead: 'For the main places, `Header` and `SideMenu`. For the actions of a dialog, its `footer`.',
  anatomy: 'Logo, columns of links, vendors, payments, licence with its link, minimum age, copyright.',
  keyboard: 'Enter',
  role: '`contentinfo`',
  do: 'Keep the licence and the age true to the brand: they are data of it.',
  avoid: 'Do not repeat the whole site map in it.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
