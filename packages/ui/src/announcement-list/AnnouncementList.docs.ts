import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'The page of all announcements of a site, the newest first.',
  instead:
    'For one-line news above the page, `NoticeMarquee`. For announcements that open by themselves, `AnnouncementQueue`.',
  anatomy: 'Titles with their dates, the content of the open one, and a pagination.',
  keyboard: 'Enter, Space open and close',
  role: '`list`; the label',
  do: 'Pass content through `sanitise()` first; the type of `content` requires it.',
  avoid: 'Do not load more than the page shows and hide the rest: it turns pages itself.',
  limits: '–',
  status: 'stable',
} satisfies ComponentDocs
