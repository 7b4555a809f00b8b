import { conforms } from '../conformance/conforms.ts'
import { RadioGroup } from './RadioGroup.tsx'

export default conforms({
  name: 'RadioGroup',
  render: ({ ref: _ref, ...root }) => (
    <RadioGroup
      {...root}
      label="What is it about?"
      name="type"
      options={[
        { value: '1', label: 'Deposit' },
        { value: '2', label: 'Withdrawal' },
      ]}
    />
  ),
  root: 'fieldset',
  excused: { ref: 'Its ref is given to each radio button, as forms register them.' },
})
