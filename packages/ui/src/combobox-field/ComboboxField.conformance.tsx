import { conforms } from '../conformance/conforms.ts'
import { ComboboxField } from './ComboboxField.tsx'

export default conforms({
  name: 'ComboboxField',
  render: (root) => (
    <ComboboxField
      {...root}
      label="Bank"
      defaultValue="aba"
      options={[
        { value: 'aba', label: 'ABA Bank' },
        { value: 'wing', label: 'Wing' },
      ]}
    />
  ),
  root: 'input',
})
