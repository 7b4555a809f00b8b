import { conforms } from '../conformance/conforms.ts'
import { SelectField } from './SelectField.tsx'

export default conforms({
  name: 'SelectField',
  render: (root) => (
    <SelectField
      {...root}
      label="Bank"
      placeholder="Choose a bank"
      options={[
        { value: 'aba', label: 'ABA' },
        { value: 'acleda', label: 'ACLEDA' },
      ]}
    />
  ),
  root: 'select',
})
