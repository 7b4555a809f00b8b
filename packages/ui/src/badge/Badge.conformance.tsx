import { conforms } from '../conformance/conforms.ts'
import { Badge } from './Badge.tsx'

export default conforms({
  name: 'Badge',
  render: (root) => (
    <Badge {...root} tone="positive">
      New
    </Badge>
  ),
  root: 'span',
})
