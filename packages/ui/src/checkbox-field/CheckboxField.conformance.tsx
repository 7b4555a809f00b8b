import { conforms } from '../conformance/conforms.ts'
import { CheckboxField } from './CheckboxField.tsx'

export default conforms({
  name: 'CheckboxField',
  render: (root) => <CheckboxField {...root} label="I am of age" hint="You will be asked for a document" />,
  root: 'input',
})
