import { conforms } from '../conformance/conforms.ts'
import { PasswordField } from './PasswordField.tsx'

export default conforms({
  name: 'PasswordField',
  render: (root) => <PasswordField {...root} label="Password" hint="Eight letters or more" />,
  root: 'input',
})
