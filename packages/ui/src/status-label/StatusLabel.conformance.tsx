import { conforms } from '../conformance/conforms.ts'
import { StatusLabel } from './StatusLabel.tsx'

export default conforms({
  name: 'StatusLabel',
  render: (root) => (
    <StatusLabel {...root} tone="positive">
      Credited
    </StatusLabel>
  ),
  root: 'span',
})
