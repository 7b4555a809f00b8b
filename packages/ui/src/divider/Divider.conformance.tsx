import { conforms } from '../conformance/conforms.ts'
import { Divider } from './Divider.tsx'

export default conforms({
  name: 'Divider',
  render: (root) => <Divider {...root} />,
  root: 'hr',
})
