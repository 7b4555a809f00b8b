import { conforms } from '../conformance/conforms.ts'
import { LiveClock } from './LiveClock.tsx'

export default conforms({
  name: 'LiveClock',
  render: (root) => <LiveClock {...root} />,
  root: 'span',
  wordless: true,
})
