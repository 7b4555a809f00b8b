import { conforms } from '../conformance/conforms.ts'
import { StatusPage } from './StatusPage.tsx'

export default conforms({
  name: 'StatusPage',
  render: (root) => (
    <StatusPage
      {...root}
      kind="maintenance"
      until="2026-11-21T18:00:00+07:00"
      contacts={[{ id: 'mail', label: 'Write to us', href: 'mailto:help@baize.example' }]}
      onRetry={() => {}}
    />
  ),
  root: 'main',
})
