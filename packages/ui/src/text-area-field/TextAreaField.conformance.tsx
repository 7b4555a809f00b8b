import { conforms } from '../conformance/conforms.ts'
import { TextAreaField } from './TextAreaField.tsx'

export default conforms({
  name: 'TextAreaField',
  render: (root) => <TextAreaField {...root} label="Message" maxLength={200} />,
  root: 'textarea',
})
