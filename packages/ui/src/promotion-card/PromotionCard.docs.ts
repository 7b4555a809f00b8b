import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'A promotion in a list: cover, decisive terms, dates, and the one thing that can be done now.',
  instead: 'For an application, `PromotionApplicationForm` of `@baize/forms`. For a mission, `MissionCard`.',
  anatomy: 'Cover with promise and category, title, summary, terms, dates, status, and a button.',
  keyboard: 'Enter',
  role: '`article`; its title',
  do: 'Show the turnover and the deadline among the terms, not behind the button.',
  avoid: 'Do not pass a promise that the terms take back.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
