import { conforms } from '../conformance/conforms.ts'
import { RelativeTime } from './RelativeTime.tsx'

export default conforms({
  name: 'RelativeTime',
  render: (root) => (
    <RelativeTime {...root} value="2026-11-21T10:00:00+07:00" now={Date.UTC(2026, 10, 21, 5)} />
  ),
  root: 'time',
  wordless: true,
})
