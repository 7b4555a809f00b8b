import { conforms } from '../conformance/conforms.ts'
import { MultiSelect } from './MultiSelect.tsx'

export default conforms({
  name: 'MultiSelect',
  render: (root) => (
    <MultiSelect
      {...root}
      label="Banks"
      defaultValue={['aba', 'wing']}
      options={[
        { value: 'aba', label: 'ABA Bank' },
        { value: 'wing', label: 'Wing' },
        { value: 'acleda', label: 'ACLEDA' },
      ]}
    />
  ),
  root: 'input',
})
