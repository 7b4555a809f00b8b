import { conforms } from '../conformance/conforms.ts'
import { RadioCards } from './RadioCards.tsx'

export default conforms({
  name: 'RadioCards',
  render: (root) => (
    <RadioCards
      {...root}
      label="Bank"
      name="bank"
      options={[
        { value: 'aba', label: 'ABA', description: 'At once' },
        { value: 'acleda', label: 'ACLEDA' },
      ]}
    />
  ),
  root: 'fieldset',
  excused: { ref: 'A form library ties itself to each radio button: the ref is given to all of them.' },
})
