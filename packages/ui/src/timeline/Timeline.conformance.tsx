import { conforms } from '../conformance/conforms.ts'
import { Timeline } from './Timeline.tsx'

export default conforms({
  name: 'Timeline',
  render: (root) => (
    <Timeline
      {...root}
      label="Progress"
      steps={[
        { id: 'asked', title: 'Asked', state: 'done', at: '2026-11-21T10:00:00+07:00' },
        { id: 'paid', title: 'Paid', state: 'upcoming' },
      ]}
    />
  ),
  root: 'ol',
})
