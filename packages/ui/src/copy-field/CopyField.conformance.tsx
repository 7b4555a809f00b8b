import { conforms } from '../conformance/conforms.ts'
import { CopyField } from './CopyField.tsx'

export default conforms({
  name: 'CopyField',
  render: (root) => <CopyField {...root} label="Account number" value="000 123 456" />,
  root: 'textarea',
})
