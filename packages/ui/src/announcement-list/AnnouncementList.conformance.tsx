import { conforms } from '../conformance/conforms.ts'
import { sanitise } from '../html/sanitise.ts'
import { AnnouncementList } from './AnnouncementList.tsx'

export default conforms({
  name: 'AnnouncementList',
  render: (root) => (
    <AnnouncementList
      {...root}
      label="Announcements"
      announcements={[
        { id: 'one', title: 'Water festival', content: sanitise('<p>Points count double.</p>') },
        { id: 'two', title: 'Maintenance', content: sanitise('<p>On Sunday.</p>') },
      ]}
    />
  ),
  root: 'section',
})
