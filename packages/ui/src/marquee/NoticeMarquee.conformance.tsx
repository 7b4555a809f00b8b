import { conforms } from '../conformance/conforms.ts'
import { NoticeMarquee } from './NoticeMarquee.tsx'

export default conforms({
  name: 'NoticeMarquee',
  render: (root) => (
    <NoticeMarquee
      {...root}
      notices={[{ id: 'bank', text: 'The bank rests on Sunday.' }]}
      onSelect={() => {}}
    />
  ),
  root: 'section',
})
