import { conforms } from '../conformance/conforms.ts'
import { PhoneField } from './PhoneField.tsx'

export default conforms({
  name: 'PhoneField',
  render: (root) => (
    <PhoneField
      {...root}
      label="Mobile number"
      countries={[
        { code: 'KH', name: 'Cambodia', dialCode: '+855' },
        { code: 'TH', name: 'Thailand', dialCode: '+66' },
      ]}
    />
  ),
  root: 'input',
  excused: { mirror: 'Dial code and number read from left to right in every language.' },
})
