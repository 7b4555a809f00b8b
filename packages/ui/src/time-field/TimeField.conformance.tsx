import { conforms } from '../conformance/conforms.ts'
import { TimeField } from './TimeField.tsx'

export default conforms({
  name: 'TimeField',
  render: (root) => <TimeField {...root} label="Call me at" name="at" defaultValue="13:05" />,
  root: 'input',
})
