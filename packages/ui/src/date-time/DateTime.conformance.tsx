import { conforms } from '../conformance/conforms.ts'
import { DateTime } from './DateTime.tsx'

export default conforms({
  name: 'DateTime',
  render: (root) => <DateTime {...root} value="2026-11-21T10:00:00+07:00" />,
  root: 'time',
  wordless: true,
})
