import type { ComponentDocs } from '../../../../tooling/component-docs/componentDocs.ts'

export default {
  use: 'One-line news of the operator above a lobby.',
  instead: 'For what people must not miss, `InlineBanner`. For full texts, `AnnouncementList`.',
  anatomy: 'A region with an icon, a moving line of notices, and a pause button.',
  keyboard: 'Enter, Space',
  role: '`region`; the label',
  do: 'Keep each notice to one line of plain text.',
  avoid: 'Do not use it for deadlines or errors: moving text is hard to read.',
  limits: 'does not move where less motion is wanted',
  status: 'stable',
} satisfies ComponentDocs
