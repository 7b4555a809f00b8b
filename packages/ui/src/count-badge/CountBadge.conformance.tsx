import { conforms } from '../conformance/conforms.ts'
import { CountBadge } from './CountBadge.tsx'

export default conforms({
  name: 'CountBadge',
  render: (root) => <CountBadge {...root} count={3} label="3 unread messages" />,
  root: 'span',
})
