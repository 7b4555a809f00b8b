import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'Several sections under one another of which most readers need one or two: questions and answers, rules, terms.',
  instead:
    'For one section, `Collapse`. For views of one thing side by side, `Tabs`. Show content that everyone needs without either.',
  anatomy:
    'For each item a heading with a button (title and arrow), and under it the content while it is open.',
  keyboard: 'Enter, Space; up and down arrows, Home, End',
  role: '`button` with `aria-expanded` in a heading; the title',
  do: 'Set `headingLevel` to one below the heading above the accordion, so that the outline of the page stays whole.',
  avoid:
    'Do not put an error message or a required field in a closed item: it is not in the DOM until it is opened.',
  limits: 'closed content is not mounted: find-in-page does not reach it',
  status: 'stable',
} satisfies ComponentDocs
