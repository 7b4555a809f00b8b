import { conforms } from '../conformance/conforms.ts'
import { sanitise } from '../html/sanitise.ts'
import { AnnouncementQueue } from './AnnouncementQueue.tsx'

export default conforms({
  name: 'AnnouncementQueue',
  render: (root) => (
    <AnnouncementQueue
      {...root}
      reader={{ loggedIn: true }}
      seen={[]}
      onSeen={() => {}}
      announcements={[
        { id: 'one', title: 'Water festival', content: sanitise('<p>Double points.</p>'), execution: 'A' },
      ]}
    />
  ),
  root: 'div',
})
